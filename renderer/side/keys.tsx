/** The keys and what they do. */
import { texts } from '../../src/text/index.ts';
import { Drawer } from '../parts/drawer.tsx';

export function KeysDrawer() {
  const { ui } = texts;
  return (
    <Drawer kind="keys" title={ui.keyList.title}>
      <dl class="key-list">
        {ui.keyList.keys.map(([key, does]) => (
          <div key={key}>
            <dt>{key}</dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Drawer>
  );
}
