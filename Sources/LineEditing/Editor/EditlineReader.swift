import CEditline

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// A line reader, based on libedit, that lets a user at a terminal edit each line.
///
/// libedit stores the line, moves the cursor and draws. Reading keys, history, completion, hints, search, paste and
/// interruption are implemented here, because libedit's own versions damage memory or lose text: see the comments where
/// its keys are bound.
package final class EditlineReader: LineReader {
  let editor: OpaquePointer
  let input: Int32
  let setup: EditorSetup
  var decoder = KeyDecoder()
  /// The keys to process before any further input.
  var pushedKeys: ArraySlice<Key> = []
  /// The pasted lines that follow the current line.
  var pendingLines: ArraySlice<String> = []
  /// The text and cursor position with which the next line starts, or nil for an empty line.
  var pendingText: (text: String, cursor: Int)?
  var paste: [UInt8] = []
  /// A Boolean value that indicates whether the last input may be part of a long, unmarked paste.
  var pasteGoesOn = false
  /// The combining character to insert.
  var mark: Unicode.Scalar = " "
  /// The line whose marks were drawn, or an empty array if no marks were drawn.
  var markedLine: [Unicode.Scalar] = []
  /// The texts that keys insert, keyed by key code.
  var texts: [UInt32: String] = [:]
  /// The number of texts that bound keys have inserted since the user last pressed a key.
  var expansions = 0
  /// The number of characters that libedit has received.
  var keyCount = 0
  /// A Boolean value that indicates whether the last key was refused, in which case the message is not repeated.
  var isFull = false
  /// A Boolean value that indicates whether the user has been informed of bytes that are not text.
  var knowsOfBytes = false
  var ending: LineInput?
  var walk: HistoryWalk?
  /// The hint after the cursor, which is not part of the line.
  var hint = Hint()
  /// The visible list of completions, or nil if none is shown.
  var listing: Listing?
  /// A Boolean value that indicates whether a list is shown below the line.
  var isListShown = false
  /// The states of the line before each of the user's changes, with the oldest first.
  var earlierLines: [EarlierLine] = []
  /// The length of the line before the last key if that key was a character, or nil otherwise.
  var lengthWhileTyping: Int?
  var completion: (String) -> Completions = { _ in .none }
  var prompt = Prompt("")
  var windowSize: winsize
  private var promptText: UnsafeMutableBufferPointer<wchar_t>
  package private(set) var history: History

  /// A suggested completion of a line.
  struct Hint: Hashable {
    var line = ""
    var rest = ""
    var isShown = false
  }

  /// An earlier state of the line.
  struct EarlierLine: Hashable {
    var scalars: [Unicode.Scalar]
    var cursor: Int
  }

  /// A visible list of completions.
  struct Listing: Hashable {
    /// The text of the line before the cursor.
    var line: String
    /// The index of the first candidate that has not been shown.
    var next: Int
  }

  /// Creates a reader for a terminal, or returns nil if the terminal or a UTF-8 locale is not available.
  ///
  /// - Parameters:
  ///   - input: The open file of the keyboard.
  ///   - output: The open file of the screen.
  ///   - setup: The other facts for the editor.
  package init?(input: Int32, output: Int32, setup: EditorSetup = EditorSetup()) {
    guard editline_use_utf8() == 1, let editor = editline_open("navlab", input, output, 2) else {
      return nil
    }
    self.editor = editor
    self.input = input
    self.setup = setup
    history = setup.history
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
    history.add(fromElsewhere: setup.news())
    if setup.notices?.takeCall() == true { return .called }
    for line in setup.notices?.takeLines() ?? [] { write(line + "\r\n") }
    if let line = pendingLines.popFirst() {
      write(shown(prompt) + line + "\r\n")
      keep(line)
      return .line(line)
    }
    walk = nil
    ending = nil
    hint = Hint()
    listing = nil
    isListShown = false
    earlierLines = []
    lengthWhileTyping = nil
    markedLine = []
    isFull = false
    paste = []
    // libedit shows the prompt first; the terminal would echo a key pressed in between.
    _ = editline_prepare_terminal(editor, 1)
    // Earlier input is already on the row, and libedit will show it after the prompt, which it
    // assumes to begin in the first column.
    write("\r\u{1B}[K\u{1B}[?2004h")
    defer { write("\u{1B}[?2004l") }
    let input = edit()
    if case .line(let line) = input { keep(line) }
    return input
  }

  /// Reads a line with libedit, which is restarted if a stray key stops it.
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
    pendingText = nil
    if pasteGoesOn { tcflush(input, TCIFLUSH) }
    pasteGoesOn = false
  }

  private func keep(_ line: String) {
    guard history.add(line) else { return }
    history.add(fromElsewhere: setup.remember(line))
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

  /// Returns the reader that owns a libedit editor, or nil if there is none.
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
