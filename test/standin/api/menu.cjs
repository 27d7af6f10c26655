function makeMenu(core) {
  class MenuItem {
    constructor(options) {
      Object.assign(this, { type: 'normal', label: options.role ?? '', enabled: true, visible: true, ...options });
      if (Array.isArray(options.submenu)) this.submenu = Menu.buildFromTemplate(options.submenu);
      /** What choosing it does; Electron lets code call it, too. */
      this.click = () => {
        if (options.click) options.click(this, core.BrowserWindow.getFocusedWindow(), {});
        else if (options.role === 'quit') core.app.quit();
      };
    }
  }

  class Menu {
    /** @type {Menu | null} */
    static #applicationMenu = null;
    items = [];

    static buildFromTemplate(template) {
      const menu = new Menu();
      for (const options of template) menu.append(new MenuItem(options));
      return menu;
    }

    static setApplicationMenu(menu) {
      Menu.#applicationMenu = menu;
    }

    static getApplicationMenu() {
      return Menu.#applicationMenu;
    }

    append(item) {
      this.items.push(item);
    }

    getMenuItemById(id) {
      for (const item of this.items) {
        const found = item.id === id ? item : item.submenu?.getMenuItemById(id);
        if (found) return found;
      }
      return null;
    }
  }

  return { Menu, MenuItem };
}

module.exports = { makeMenu };
