extension WebPageScript {
  /// The script that sorts and filters the gradebook's rows and opens the targets of links.
  static let gradebook = WebPageScript(
    """
      const key = (row, column) => {
        const cell = row.cells[column];
        return cell.dataset.sort ?? cell.textContent.trim();
      };

      const compare = (left, right) => {
        const numbers = [Number(left), Number(right)];
        if (left !== '' && right !== '' && !numbers.some(Number.isNaN)) return numbers[0] - numbers[1];
        return left.localeCompare(right, 'en', { numeric: true });
      };

      const sort = (table, column, descending) => {
        const rows = Array.from(table.tBodies[0].rows);
        const sign = descending ? -1 : 1;
        rows.sort((left, right) => sign * compare(key(left, column), key(right, column)));
        table.tBodies[0].append(...rows);
        const headers = Array.from(table.tHead.rows[0].cells);
        headers.forEach((header, index) => {
          if (index === column) header.setAttribute('aria-sort', descending ? 'descending' : 'ascending');
          else header.removeAttribute('aria-sort');
        });
      };

      const filter = (table, tools, text) => {
        const words = text.toLowerCase().split(/\\s+/).filter(Boolean);
        const rows = Array.from(table.tBodies[0].rows);
        let shown = 0;
        for (const row of rows) {
          const content = row.textContent.toLowerCase();
          row.hidden = !words.every((word) => content.includes(word));
          if (!row.hidden) shown += 1;
        }
        tools.querySelector('output').textContent = `${shown} of ${rows.length} shown`;
      };

      const tables = Array.from(document.querySelectorAll('table.marks'), (table) => {
        const tools = table.parentElement.parentElement.querySelector('.tools');
        const field = tools.querySelector('input');
        Array.from(table.tHead.rows[0].cells).forEach((header, index) => {
          const button = document.createElement('button');
          button.type = 'button';
          button.append(...header.childNodes);
          button.addEventListener('click', () => {
            sort(table, index, header.getAttribute('aria-sort') === 'ascending');
          });
          header.append(button);
        });
        field.addEventListener('input', () => filter(table, tools, field.value));
        tools.hidden = false;
        filter(table, tools, field.value);
        return { table, tools, field };
      });

      // What follows the # is either a place on the page, or settings such as sort=-points&filter=crash.
      const follow = () => {
        const fragment = location.hash.slice(1);
        const place = document.getElementById(fragment);
        if (place instanceof HTMLDetailsElement) {
          place.open = true;
          place.scrollIntoView();
        }
        const settings = new URLSearchParams(fragment);
        const order = settings.get('sort');
        for (const { table, tools, field } of tables) {
          if (order !== null) {
            const name = order.replace(/^-/, '');
            const headers = Array.from(table.tHead.rows[0].cells);
            const column = headers.findIndex((header) => header.dataset.column === name);
            if (column >= 0) sort(table, column, order.startsWith('-'));
          }
          if (settings.has('filter')) {
            field.value = settings.get('filter');
            filter(table, tools, field.value);
          }
        }
      };
      addEventListener('hashchange', follow);
      follow();

    """,
    digest: "K8uK4NYCdErNj0GI+KKVL/Q8XEWAbSsxzALrJXRoAuw="
  )
}
