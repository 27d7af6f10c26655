/** One thing to agree on: tickets side by side, of which one is taken. */
export interface Ticket {
  readonly id: string;
  readonly name: string;
  readonly note: string;
}

interface Props {
  /** Names the choice for tests and drivers. */
  readonly about: string;
  readonly title: string;
  readonly tickets: readonly Ticket[];
  readonly chosen: string | null;
  readonly choose: (id: string) => void;
}

export function ChoicePart({ about, title, tickets, chosen, choose }: Props) {
  return (
    <section class={`choice ${about}`}>
      <h2>{title}</h2>
      <ul>
        {tickets.map(({ id, name, note }) => (
          <li key={id}>
            <button
              type="button"
              class="choice-ticket"
              data-choose={`${about}:${id}`}
              aria-pressed={chosen === id}
              onClick={() => choose(id)}
            >
              <strong>{name}</strong>
              <span>{note}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
