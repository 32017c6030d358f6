/// The subjects and labels that an exercise's scripts mention.
struct CheckedSubjects {
  /// The distinct subjects of `expect`, in order of appearance.
  private(set) var subjects: [String] = []
  /// The distinct labels that are tapped, filled in or chosen, in order of appearance.
  private(set) var labels: [String] = []
  /// The distinct addresses that are opened, in order of appearance.
  private(set) var addresses: [String] = []
  /// All commands except `expect`, in order.
  private(set) var commands: [String] = []

  /// Creates an empty collection of subjects and labels.
  init() {}

  /// Creates a collection from a script, or an empty collection if there is no script.
  init(_ script: CheckScript?) {
    if let script { add(script) }
  }

  /// Adds the subjects and labels of a script, ignoring lines that are not known commands.
  mutating func add(_ script: CheckScript) {
    for text in script.lines {
      let words = text.split(separator: " ", maxSplits: 1).map(String.init)
      switch words[0] {
      case "expect":
        addSubject(words.dropFirst().first ?? "")
        continue
      case "tap", "type", "toggle", "pick", "search", "increment", "decrement", "swipe", "scroll",
        "tab", "longpress", "delete", "move", "back":
        for label in Self.quoted(in: text) { Self.append(label, to: &labels) }
      case "open", "launch":
        for address in words.dropFirst() { Self.append(address, to: &addresses) }
      default: break
      }
      commands.append(text)
    }
  }

  private mutating func addSubject(_ text: String) {
    var words = text.split(separator: " ").map(String.init)
    if words.first == "not" { words.removeFirst() }
    guard let word = words.first else { return }
    if word == "path", words.dropFirst().first == "count" {
      return Self.append("how many values are in the path", to: &subjects)
    }
    if word == "path", words.dropFirst().first == "bound" {
      return Self.append("whether the stack is bound to one of the app's paths", to: &subjects)
    }
    let subject = Self.names[word] ?? (word.contains(".") ? Self.objects : nil)
    if let subject { Self.append(subject, to: &subjects) }
  }

  private static let objects = "the values in the app's objects"

  /// The descriptions of the subjects of `expect` for a learner, keyed by subject.
  private static let names = [
    "path": "the values in the path",
    "screen": "the title of the screen",
    "tab": "the selected tab",
    "tabs": "the tabs and their order",
    "columns": "the columns of the split view",
    "selection": "the selection",
    "badge": "the badges of the tabs",
    "role": "the roles of the tabs",
    "sheet": "the sheet",
    "detent": "the height of the sheet",
    "popover": "the popover",
    "cover": "the full-screen cover",
    "alert": "the alert",
    "dialog": "the confirmation dialog",
    "text": "texts on the screen",
    "heard": "what a screen reader says",
    "button": "buttons on the screen",
    "link": "links on the screen",
    "disabled": "the disabled elements",
    "order": "the order of the elements on the screen",
    "kept": "the identity of the views",
    "issue": "the issues that SwiftUI reports",
    "issues": "the issues that SwiftUI reports",
    "objects": objects,
    "property": objects,
    "console": "the output of the app",
    "opened": "the URLs that the app asks the system to open",
    "refused": "the actions that the app refuses",
    "crash": "whether the app keeps running",
    "first": "the content of the first frame after the launch",
    "bodies": "how often bodies are evaluated",
    "tasks": "how often tasks are started",
    "updates": "how often the views are updated",
    "wakes": "how often timers and tasks wake while time passes",
  ]

  private static func append(_ text: String, to list: inout [String]) {
    if !list.contains(text) { list.append(text) }
  }

  private static func quoted(in line: String) -> [String] {
    line.matches(of: /"((?:[^"\\]|\\.)*)"/).map { String($0.output.1) }
  }

  /// Returns a line of a script without its comment and indentation.
  static func withoutComment(_ line: Substring) -> String {
    let text = line.trimmingWhitespace()
    guard !text.hasPrefix("#"), let comment = text.firstRange(of: /\s#\s/) else {
      return text.hasPrefix("#") ? "" : text
    }
    return text[..<comment.lowerBound].trimmingWhitespace()
  }
}
