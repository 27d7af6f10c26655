/** Mounts the face on the page. The only file that knows which bridge there is. */
import { render } from 'preact';
import { App } from './app.tsx';
import { openBridge } from './bridge.ts';
import { listenToDrops } from './drop.ts';
import { listenToKeys } from './keys.ts';
import { attach } from './store.ts';
import './styles/index.css';

attach(openBridge());
listenToKeys();
listenToDrops();
const root = document.getElementById('app');
if (root) render(<App />, root);
