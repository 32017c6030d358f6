import CEditline

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// A reader for a person at a terminal, who can edit the line, on top of libedit.
///
/// libedit keeps the line, moves the cursor and draws. Reading keys, history, completion, search, paste
/// and interruption are done here, because libedit's own ways damage memory or lose text: see the
/// comments where its keys are bound.
package final class EditlineReader: LineReader {
  let editor: OpaquePointer
  let input: Int32
  let colors: Bool
  var decoder = KeyDecoder()
  /// Keys that come before those that the person presses.
  var pushedKeys: [Key] = []
  /// Lines that were pasted behind the current one.
  var pendingLines: [String] = []
  /// What the person pasted behind the last whole line.
  var pendingRest = ""
  var paste: [UInt8] = []
  /// How many characters libedit has been given.
  var keyCount = 0
  var ending: LineInput?
  var walk: HistoryWalk?
  var completion: (String) -> Completions = { _ in .none }
  var prompt = Prompt("")
  var windowSize: winsize
  private var promptText: UnsafeMutableBufferPointer<wchar_t>
  package private(set) var history: History
  private let remember: (String) -> Void

  /// Takes over a terminal; nil when it cannot be used, or when the system has no UTF-8.
  ///
  /// - Parameters:
  ///   - input: The open file of the keyboard.
  ///   - output: The open file of the screen.
  ///   - history: What was typed before.
  ///   - colors: Whether the details of completions are drawn in a quieter colour.
  ///   - remember: Keeps a line for the next run.
  package init?(
    input: Int32,
    output: Int32,
    history: History = History(),
    colors: Bool = false,
    remember: @escaping (String) -> Void = { _ in }
  ) {
    guard editline_use_utf8() == 1, let editor = editline_open("navlab", input, output, 2) else {
      return nil
    }
    self.editor = editor
    self.input = input
    self.colors = colors
    self.history = history
    self.remember = remember
    windowSize = winsize()
    promptText = .allocate(capacity: 1)
    promptText.initialize(repeating: 0)
    _ = editline_set_client(editor, Unmanaged.passUnretained(self).toOpaque())
    installKeys()
    _ = ioctl(input, UInt(TIOCGWINSZ), &windowSize)
  }

  deinit {
    editline_close(editor)
    promptText.deallocate()
  }

  package func readLine(
    prompt: Prompt,
    completion: @escaping (String) -> Completions
  ) throws(LineReadingError) -> LineInput {
    setPrompt(prompt)
    self.completion = completion
    guard pendingLines.isEmpty else {
      let line = pendingLines.removeFirst()
      write(shown(prompt) + line + "\r\n")
      keep(line)
      return .line(line)
    }
    pushedKeys += pendingRest.unicodeScalars.map { Key.scalar($0) }
    pendingRest = ""
    walk = nil
    ending = nil
    paste = []
    // libedit shows the prompt first; a key pressed in between would be echoed by the terminal.
    _ = editline_prepare_terminal(editor, 1)
    write("\u{1B}[?2004h")
    defer { write("\u{1B}[?2004l") }
    let input = edit()
    if case .line(let line) = input { keep(line) }
    return input
  }

  /// Lets libedit read a line, and starts it again where a stray key made it give up.
  private func edit() -> LineInput {
    while true {
      let keysBefore = keyCount
      var count: Int32 = 0
      let text = el_wgets(editor, &count)
      if let ending { return ending }
      if let text, count > 0 {
        let line = Self.string(UnsafeBufferPointer(start: text, count: Int(count)))
        return .line(line.last?.isNewline == true ? String(line.dropLast()) : line)
      }
      guard keyCount > keysBefore else { return .end }
      write("\r\n")
    }
  }

  package func dropPendingLines() {
    pendingLines = []
    pendingRest = ""
  }

  private func keep(_ line: String) {
    if history.add(line) { remember(line) }
  }

  private func setPrompt(_ prompt: Prompt) {
    self.prompt = prompt
    promptText.deallocate()
    let scalars = prompt.marked(with: "\u{1}").unicodeScalars.map { wchar_t($0.value) } + [0]
    promptText = .allocate(capacity: scalars.count)
    _ = promptText.initialize(fromContentsOf: scalars)
    _ = editline_set_prompt(
      editor,
      { editor in editor.flatMap { EditlineReader.of($0) }?.promptText.baseAddress },
      1
    )
  }

  private func shown(_ prompt: Prompt) -> String {
    prompt.marked(with: "\u{1}").filter { $0 != "\u{1}" }
  }

  /// The reader that an editor belongs to.
  static func of(_ editor: OpaquePointer) -> EditlineReader? {
    editline_client(editor).map { Unmanaged.fromOpaque($0).takeUnretainedValue() }
  }

  static func string(_ characters: some Sequence<wchar_t>) -> String {
    var text = ""
    for character in characters {
      text.unicodeScalars.append(Unicode.Scalar(UInt32(character)) ?? "\u{FFFD}")
    }
    return text
  }
}
