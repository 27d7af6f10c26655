/** Screens on the local network: the switch, the address with its code, who has come in. */
import { useState } from 'preact/hooks';
import type { LanOn, LanView } from '../../src/messages/view.ts';
import { texts } from '../../src/text/index.ts';
import { Drawer } from '../parts/drawer.tsx';
import { Qr } from '../parts/qr.tsx';
import { send } from '../store.ts';

export function ScreensDrawer({ lan }: { lan: LanView }) {
  const { ui } = texts;
  return (
    <Drawer kind="screens" title={ui.lan.title}>
      {lan.on ? <On on={lan.on} /> : <Off lan={lan} />}
      <p class="small">{ui.lan.plain}</p>
    </Drawer>
  );
}

function Off({ lan }: { lan: LanView }) {
  const { ui } = texts;
  const [port, setPort] = useState(String(lan.port));
  const number = Number(port);
  const fits = /^\d+$/.test(port) && number >= 1 && number <= 65_535;
  return (
    <>
      <p class="small">{ui.lan.off}</p>
      <p class="small">
        <label>
          {ui.lan.port}
          <input
            type="text"
            inputMode="numeric"
            data-field="port"
            value={port}
            onInput={(event) => setPort(event.currentTarget.value)}
          />
        </label>
      </p>
      {lan.interfaces.length === 0 && <p>{ui.lan.none}</p>}
      <ul class="menu">
        {lan.interfaces.map(({ name, address }) => (
          <li key={address}>
            <button
              type="button"
              class="menu-line"
              data-lan={address}
              disabled={!fits}
              onClick={() => send({ do: 'lan', on: { address, port: number } })}
            >
              <strong>{ui.lan.on(address)}</strong>
              <span>{ui.lan.by(name)}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

function On({ on }: { on: LanOn }) {
  const { ui, name } = texts;
  const [shown, setShown] = useState<'screen' | 'console'>('screen');
  const door = on[shown];
  return (
    <>
      <p class="small">{ui.lan.open}</p>
      <p class="lan-address" data-lan-address={on.address}>
        {on.address}
      </p>
      <p class="small">{ui.lan.code}</p>
      <p class="lan-code" data-lan-code={on.code}>
        {on.code}
      </p>
      <Qr rows={door.qr} label={door.url} />
      <p class="small" data-lan-door={door.url}>
        {shown === 'screen' ? ui.lan.screenQr : ui.lan.consoleQr}
      </p>
      <div class="picks">
        {(['screen', 'console'] as const).map((which) => (
          <button
            key={which}
            type="button"
            data-lan-show={which}
            aria-pressed={shown === which}
            onClick={() => setShown(which)}
          >
            {ui.lan.show[which]}
          </button>
        ))}
      </div>
      <h3>{ui.lan.faces(on.faces.length)}</h3>
      <ul class="lan-faces">
        {on.faces.map(({ audience, from, here }, at) => {
          const who = audience.startsWith('seat:') ? audience.slice('seat:'.length) : null;
          return (
            <li key={at} data-lan-face={audience}>
              <span>
                {who ? name.who(who) : ui.lan.show[audience === 'console' ? 'console' : 'screen']} · {from}
                {!here && ` · ${ui.lan.away}`}
              </span>
              {who && (
                <button type="button" class="plain" data-free-seat={who} onClick={() => send({ do: 'free-seat', who })}>
                  {ui.lan.free}
                </button>
              )}
            </li>
          );
        })}
      </ul>
      <button type="button" class="plain" data-do="lan-off" onClick={() => send({ do: 'lan', on: null })}>
        {ui.lan.switchOff}
      </button>
    </>
  );
}
