import Grading

extension WebPageStyle {
  /// The style sheet of the site's pages.
  static let course = WebPageStyle(
    colors: """
      --here: #dceafe; --note: #ffeec4; --note-ink: #5f4100;
        --keyword: #9b2393; --type: #0b5a78; --string: #b3261e; --number: #1c00cf; --attribute: #7a4400;
        --added: #0a6b2c; --removed: #a3150b; --changed: #7a5200;
      """,
    nightColors: """
      --here: #1c3557; --note: #473300; --note-ink: #ffe19a;
          --keyword: #ff8ad8; --type: #7fd4f0; --string: #ff9d8f; --number: #d9c97c; --attribute: #ffb865;
          --added: #7fdc9a; --removed: #ff9c92; --changed: #f0c45c;
      """,
    rules: layout + cells + code + SceneDrawingStyle.text,
    digest: "4wv9g4/WzC2o3obKFWYQR5qQjv1gjJEytLrA0uwbUrM="
  )

  private static let layout = """
    html { scroll-behavior: smooth; }
    @media (prefers-reduced-motion: reduce) { html { scroll-behavior: auto; } }
    body { max-width: 52rem; font: 1.0625rem/1.6 system-ui, sans-serif; }
    h1, h2, h3, h4 { margin: 2em 0 0.5em; }
    h1 { margin-top: 0.5em; }
    footer { margin-top: 3rem; border-top: 1px solid var(--line); }
    header nav, .ways { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0.5rem 1.5rem; }
    .ways { margin-top: 3rem; }
    .facts { display: grid; grid-template-columns: 10rem minmax(0, 1fr); gap: 0.25rem 1rem; }
    .facts ul { margin: 0; padding-left: 1.1rem; }
    .contents { border: 1px solid var(--line); border-radius: 0.4rem; padding: 0.5rem 1rem; margin: 1rem 0; }
    .contents ul { margin: 0.25rem 0; padding-left: 1.1rem; }
    .lessons { list-style: none; padding: 0; }
    .lessons > li { border: 1px solid var(--line); border-radius: 0.4rem; padding: 0.25rem 1rem 0.75rem; margin: 1rem 0; }
    .lessons h2 { margin-top: 0.75rem; font-size: 1.2rem; }
    .lessons p { margin: 0.5rem 0; }
    blockquote { margin: 1rem 0; padding-left: 1rem; border-left: 0.25rem solid var(--line); }
    hr { border: 0; border-top: 1px solid var(--line); }
    @media (max-width: 30rem) {
      .facts { grid-template-columns: minmax(0, 1fr); }
      .facts dd { margin-bottom: 0.5rem; }
    }
    @media print {
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
    .tools { margin: 0.5rem 0; }
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
