extension WebPageStyle {
  /// The style sheet of the gradebook and of other pages about submissions.
  static let gradebook = WebPageStyle(
    colors: """
      --bar: #3767b5; --end: #f1e2ff; --end-ink: #561b86; --slow: #ffeec4; --slow-ink: #5f4100;
        --none: #e9ecf0; --none-ink: #444c55;
      """,
    nightColors: """
      --bar: #7aa7ee; --end: #3a1f55; --end-ink: #e6ccff; --slow: #473300; --slow-ink: #ffe19a;
          --none: #2d343c; --none-ink: #c9d0d8;
      """,
    rules: """
      body { max-width: 80rem; font: 1rem/1.5 system-ui, sans-serif; }
      h1, h2, h3, h4 { margin: 1.5em 0 0.5em; }
      h1 { margin-top: 0.5em; }
      h4 { margin-top: 0.5em; }
      .facts { display: flex; flex-wrap: wrap; gap: 0.5rem 2rem; margin: 0; }
      .facts dt { font-size: 0.9rem; }
      .facts dd { font-weight: 600; }
      .warning {
        border-left: 0.3rem solid var(--slow-ink); background: var(--slow); color: var(--slow-ink);
        padding: 0.5rem 1rem;
      }
      input {
        font: inherit; padding: 0.25rem 0.5rem; color: inherit; background: var(--paper);
        border: 1px solid var(--quiet); border-radius: 0.25rem; max-width: 100%;
      }
      .scroll { overflow-x: auto; }
      table { border-collapse: collapse; overflow-wrap: normal; }
      caption { text-align: left; padding-bottom: 0.5rem; }
      th, td { border: 1px solid var(--line); padding: 0.25rem 0.5rem; text-align: left; }
      thead th { background: var(--band); vertical-align: bottom; }
      .marks tbody th {
        position: sticky; left: 0; background: var(--paper); font-weight: 500; min-width: 7rem;
        max-width: 16rem; overflow-wrap: anywhere;
      }
      .marks th button {
        font: inherit; font-weight: 600; color: inherit; background: none; border: 0; padding: 0;
        text-align: left; cursor: pointer; text-decoration: underline dotted;
      }
      .marks th[aria-sort=ascending] button::after { content: " \\2191"; }
      .marks th[aria-sort=descending] button::after { content: " \\2193"; }
      .number { text-align: right; font-variant-numeric: tabular-nums; }
      .verdict, .status { white-space: nowrap; }
      .passed, .solved { background: var(--good); color: var(--good-ink); }
      .failed, .falls-short, .alarm { background: var(--bad); color: var(--bad-ink); }
      .crashed, .error, .does-not-compile, .unreadable { background: var(--end); color: var(--end-ink); }
      .timed-out { background: var(--slow); color: var(--slow-ink); }
      .skipped, .grader-error { background: var(--none); color: var(--none-ink); }
      span.verdict { padding: 0.1rem 0.4rem; border-radius: 0.25rem; font-size: 0.9rem; }
      .spread td, .spread th { border: 0; padding: 0.1rem 0.75rem 0.1rem 0; background: none; }
      .spread svg { display: block; fill: var(--bar); }
      .mistakes > li { margin-bottom: 1.5rem; }
      .pair { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(18rem, 100%), 1fr)); gap: 1rem; }
      figure { margin: 0; min-width: 0; }
      pre {
        margin: 0; padding: 0.5rem; background: var(--band); overflow-x: auto; overflow-wrap: normal;
        font: 0.85rem/1.4 ui-monospace, "DejaVu Sans Mono", monospace;
      }
      .names { display: flex; flex-wrap: wrap; gap: 0.25rem 1rem; padding: 0; list-style: none; }
      details { border: 1px solid var(--line); border-radius: 0.25rem; padding: 0.5rem; }
      .results { padding-left: 1rem; }
      .results > li { margin: 0.5rem 0; }
      .findings { display: grid; grid-template-columns: max-content minmax(0, 1fr); gap: 0.25rem 1rem; margin: 0.5rem 0; }
      .findings dt { color: inherit; }
      .findings dd { margin: 0; }
      .findings pre { white-space: pre-wrap; color: var(--ink); }
      @media (max-width: 40rem) {
        body { padding: 0.5rem; }
        .mistakes { padding-left: 1.25rem; }
        .findings { grid-template-columns: minmax(0, 1fr); }
        .marks tbody th { max-width: 9rem; }
      }
      @media print {
        :root { font-size: 9pt; }
        body { max-width: none; }
        .scroll { overflow: visible; }
        .marks tbody th { position: static; }
        th, td, .verdict { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
        thead { display: table-header-group; }
        tr, figure, li { break-inside: avoid; }
      }

      """,
    digest: "OwYmBeBWZ0y5Z4l1xk1OURboJqdwAh2FbFmzVGZalxM="
  )
}
