import Grading

extension WebPageScript {
  /// The script of the site's pages, which compares predictions and checks choices.
  static let course = WebPageScript(
    """
      const plain = (kind, text) => {
        const words = text.toLowerCase().replace(/["'`\\u201c\\u201d\\u201e]/g, '').trim();
        if (/^(?:none|nothing|empty)$/.test(words)) return kind === 'path' ? '' : kind === 'count' ? '0' : 'none';
        switch (kind) {
          case 'path':
            return words.replace(/\\s+/g, '').replace(/[a-z_]\\w*(?=\\.[a-z])/g, '').replace(/^\\[|\\]$/g, '');
          case 'screens':
          case 'presented':
          case 'tree':
            return words.replace(/\\s*(?:[>\\u203a\\u2192,\\/]|->)\\s*/g, '>').replace(/\\s+/g, ' ');
          default:
            return words.replace(/\\s+/g, ' ');
        }
      };

      const tell = (output, isRight, text) => {
        output.textContent = text;
        output.classList.toggle('right', isRight);
        output.classList.toggle('wrong', !isRight);
      };

      for (const cell of document.querySelectorAll('.question')) {
        const { kind, answer: right } = cell.dataset;
        const tools = cell.querySelector('.tools');
        const happening = cell.querySelector('details');
        if (tools === null) continue;
        const field = tools.querySelector('input');
        const compare = () => {
          if (field.value.trim() === '') {
            field.focus();
            return;
          }
          const isRight = plain(kind, field.value) === plain(kind, right);
          tell(tools.querySelector('output'), isRight, isRight
            ? 'Right: this is what the app shows.'
            : 'Not what happens. Compare it with what the app shows below.');
          happening.open = true;
        };
        tools.querySelector('button').addEventListener('click', compare);
        field.addEventListener('keydown', (event) => {
          if (event.key === 'Enter') compare();
        });
        tools.hidden = false;
      }

      for (const cell of document.querySelectorAll('.quiz')) {
        const choices = Array.from(cell.querySelectorAll('.choice'));
        const output = cell.querySelector('output');
        const all = choices.filter((choice) => choice.matches('.right')).length;
        for (const choice of choices) {
          choice.addEventListener('toggle', () => {
            if (!choice.open) return;
            const isRight = choice.matches('.right');
            const found = choices.filter((other) => other.open && other.matches('.right')).length;
            const rest = isRight && found < all ? ` There is more that is right: ${found} of ${all} found.` : '';
            tell(output, isRight, (isRight ? 'Right.' : 'Not this one.') + rest);
          });
        }
      }

    """,
    digest: "RWM5YrnYfvb8wQcl6Y+qa9myJFSMfVO28Iz/UQV5QkU="
  )
}
