/** Which Caboose this is, and what each brought. */
import { texts } from '../../src/text/index.ts';
import { Drawer } from '../parts/drawer.tsx';

export function NewsDrawer({ version }: { version: string }) {
  const { ui } = texts;
  return (
    <Drawer kind="news" title={ui.news.title}>
      <p class="small">{ui.news.running(version)}</p>
      {texts.news.map(({ of, lines }) => (
        <section key={of} data-news={of}>
          <h3>{of}</h3>
          <ul class="news-lines">
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
      ))}
    </Drawer>
  );
}
