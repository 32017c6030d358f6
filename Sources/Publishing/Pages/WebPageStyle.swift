/// The style sheet of the site's pages.
enum WebPageStyle {
  /// The SHA-256 digest of the text in base 64, which the pages' policy allows.
  static let digest = "So6M7IZ4zCcHBrSml8uKc1pdYMSmVw+SzHKpKadfpb4="

  /// The style sheet.
  static let text = colors + layout + cells + code + SceneDrawingStyle.text

  private static let colors = """
    :root {
      --paper: #ffffff; --ink: #1b1f24; --quiet: #535b64; --line: #c3c9d0; --band: #f2f4f7;
      --link: #0a4fb0; --here: #dceafe;
      --good: #dcf3e1; --good-ink: #0a4f20; --bad: #ffe1dd; --bad-ink: #861006;
      --note: #ffeec4; --note-ink: #5f4100;
      --keyword: #9b2393; --type: #0b5a78; --string: #b3261e; --number: #1c00cf; --attribute: #7a4400;
      --added: #0a6b2c; --removed: #a3150b; --changed: #7a5200;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --paper: #14171b; --ink: #e8ebef; --quiet: #a3acb6; --line: #454d56; --band: #1e2329;
        --link: #8ab8ff; --here: #1c3557;
        --good: #12391f; --good-ink: #b9efc7; --bad: #4d1712; --bad-ink: #ffcfc9;
        --note: #473300; --note-ink: #ffe19a;
        --keyword: #ff8ad8; --type: #7fd4f0; --string: #ff9d8f; --number: #d9c97c; --attribute: #ffb865;
        --added: #7fdc9a; --removed: #ff9c92; --changed: #f0c45c;
      }
    }

    """

  private static let layout = """
    * { box-sizing: border-box; }
    html { scroll-behavior: smooth; }
    @media (prefers-reduced-motion: reduce) { html { scroll-behavior: auto; } }
    body {
      margin: 0 auto; padding: 1rem; max-width: 52rem; background: var(--paper); color: var(--ink);
      font: 1.0625rem/1.6 system-ui, sans-serif; overflow-wrap: anywhere;
    }
    h1, h2, h3, h4 { line-height: 1.25; margin: 2em 0 0.5em; }
    h1 { margin-top: 0.5em; }
    a { color: var(--link); }
    :focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
    .skip { position: absolute; left: -100rem; }
    .skip:focus { position: static; }
    .quiet, figcaption, footer { color: var(--quiet); font-size: 0.9rem; }
    footer { margin-top: 3rem; border-top: 1px solid var(--line); }
    header nav, .ways { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0.5rem 1.5rem; }
    .ways { margin-top: 3rem; }
    .facts { display: grid; grid-template-columns: 10rem minmax(0, 1fr); gap: 0.25rem 1rem; }
    .facts dt { color: var(--quiet); }
    .facts dd { margin: 0; }
    .facts ul { margin: 0; padding-left: 1.1rem; }
    .contents { border: 1px solid var(--line); border-radius: 0.4rem; padding: 0.5rem 1rem; margin: 1rem 0; }
    .contents ul { margin: 0.25rem 0; padding-left: 1.1rem; }
    .lessons { list-style: none; padding: 0; }
    .lessons > li { border: 1px solid var(--line); border-radius: 0.4rem; padding: 0.25rem 1rem 0.75rem; margin: 1rem 0; }
    .lessons h2 { margin-top: 0.75rem; font-size: 1.2rem; }
    .lessons p { margin: 0.5rem 0; }
    blockquote { margin: 1rem 0; padding-left: 1rem; border-left: 0.25rem solid var(--line); }
    hr { border: 0; border-top: 1px solid var(--line); }
    details { margin: 0.5rem 0; }
    summary { cursor: pointer; }
    @media (max-width: 30rem) {
      .facts { grid-template-columns: minmax(0, 1fr); }
      .facts dd { margin-bottom: 0.5rem; }
    }
    @media print {
      .skip, .tools { display: none; }
      details::details-content { content-visibility: visible; display: block; }
      figure, pre, .cell { break-inside: avoid; }
    }

    """

  private static let cells = """
    .cell { margin: 1.5rem 0; border-left: 0.25rem solid var(--line); padding-left: 1rem; }
    .cell > h3 { margin: 0 0 0.25rem; font-size: 1rem; }
    .cell > :last-child { margin-bottom: 0; }
    .question, .quiz, .task, .trial { border-color: var(--link); }
    .teacher { border-color: var(--note-ink); background: var(--note); color: var(--note-ink); padding: 0.5rem 1rem; }
    .exchange { display: flow-root; margin: 0.75rem 0; }
    .drawing { margin: 0.5rem 0 1rem; }
    .drawing .many { display: none; }
    @media (min-width: 48rem) {
      .drawing .few { display: none; }
      .drawing .many { display: block; }
    }
    .tools { display: flex; flex-wrap: wrap; gap: 0.5rem; align-items: center; margin: 0.5rem 0; }
    .tools[hidden] { display: none; }
    .tools input { flex: 1 1 12rem; min-width: 0; }
    input, button {
      font: inherit; padding: 0.25rem 0.6rem; color: inherit; background: var(--paper);
      border: 1px solid var(--quiet); border-radius: 0.25rem;
    }
    button { cursor: pointer; background: var(--band); }
    .choice { border: 1px solid var(--line); border-radius: 0.4rem; padding: 0.4rem 0.75rem; }
    .choice > :not(summary) { margin: 0.5rem 0 0.25rem; }
    .choice[open].right, .verdict.right { background: var(--good); color: var(--good-ink); }
    .choice[open].wrong, .verdict.wrong { background: var(--bad); color: var(--bad-ink); }
    .choice a, .teacher a { color: inherit; }
    .choice code, .teacher code { background: none; }
    .verdict { display: block; padding: 0 0.5rem; border-radius: 0.25rem; font-weight: 600; }

    """

  private static let code = """
    figure { margin: 1rem 0; }
    figcaption { margin-bottom: 0.25rem; }
    code, kbd, pre { font-family: ui-monospace, "DejaVu Sans Mono", monospace; font-size: 0.875em; }
    :not(pre) > code { background: var(--band); padding: 0.1em 0.25em; border-radius: 0.25rem; }
    pre {
      margin: 0.5rem 0; padding: 0.6rem 0.75rem; background: var(--band); border-radius: 0.4rem;
      overflow-x: auto; overflow-wrap: normal; line-height: 1.4;
    }
    pre code { font-size: inherit; }
    pre.command { margin-bottom: 0; border-radius: 0.4rem 0.4rem 0 0; border-bottom: 1px solid var(--line); font-weight: 600; }
    pre.command + pre { margin-top: 0; border-radius: 0 0 0.4rem 0.4rem; }
    .sign, .structure, .secondary, .comment { color: var(--quiet); }
    .focus, .heading { font-weight: 600; }
    .keyword { color: var(--keyword); }
    .type { color: var(--type); }
    .string { color: var(--string); }
    .number { color: var(--number); }
    .attribute { color: var(--attribute); }
    .added, .success { color: var(--added); }
    .removed, .error { color: var(--removed); }
    .changed, .warning { color: var(--changed); }

    """
}
