import AppSession
import FaultCatalogue
import SceneModel
import SceneText

/// The suggestions for the arguments in a line.
struct Suggestions {
  let snapshot: Snapshot?
  let timeline: Timeline
  let library: HelpLibrary

  /// A suggested text and its description.
  struct Entry: Hashable {
    var text: String
    var description: String
    /// A Boolean value that indicates whether the text is complete, rather than the beginning of an expression.
    var isWord = true

    init(_ text: String, _ description: String, isWord: Bool = true) {
      self.text = text
      self.description = description
      self.isWord = isWord
    }
  }

  /// The suggested commands.
  var commands: [Entry] {
    CommandList.all.filter { $0 != ObjectCommand.self }.map { Entry($0.word, $0.summary) }
  }

  /// The suggested subjects of help.
  private var helpSubjects: [Entry] {
    commands + [Entry(HelpLibrary.allCommands, "What each command does")]
      + library.topics.map { Entry($0.name, $0.summary) }
  }

  /// The suggested objects of the app.
  var objects: [Entry] {
    (snapshot?.objects ?? []).map { Entry($0.name, $0.type, isWord: false) }
  }

  /// The suggested subjects of expectations.
  var subjects: [Entry] {
    SubjectList.all.filter { $0 != ObjectExpectation.self }.map { Entry($0.word, $0.synopsis) }
      + objects + [Entry("not", "turns it round")]
  }

  /// Returns suggestions for the options of a command.
  func options(of command: any Command.Type) -> [Entry] {
    command.options.map { option in
      Entry(String(option.term.prefix { $0 != " " }), option.meaning)
    }
  }

  /// Returns all suggestions for a kind of argument.
  func all(for kind: ArgumentKind) -> [Entry] {
    switch kind {
    case .keywords(let words): words.map { Entry($0, "") }
    case .tappable: controls(.tap)
    case .field: controls(.type)
    case .toggle: controls(.toggle)
    case .picker: controls(.pick)
    case .option: options
    case .row: controls(.row("swipe"))
    case .rowOrDown:
      controls(.row("swipe")) + [
        Entry("left", "turns to the next page"), Entry("right", "turns back to the previous page"),
        Entry("down", "closes the topmost presentation"),
      ]
    case .scrollTarget: [Entry("top", "the first rows"), Entry("bottom", "the last rows")]
    case .tab: tabs
    case .screenBelow: screensBelow
    case .route: routes
    case .routes: routeLists
    case .command: commands
    case .helpSubject: helpSubjects
    case .subject: subjects
    case .issueRule: issueRules
    case .fault: faults
    case .moment: moments
    case .branch: timeline.branches.reversed().map { Entry($0.name, "a branch of \($0.origin)") }
    case .setting: Setting.allCases.map { Entry($0.name, $0.meaning) }
    case .settingValue, .file, .course, .free: []
    }
  }

  private func controls(_ role: ControlRole) -> [Entry] {
    (snapshot?.visibleElements ?? []).flatMap { element -> [Entry] in
      guard role.suits(element), !element.has(.disabled) else { return [] }
      if let label = element.label, !label.isEmpty, label.utf8.count <= Self.longestLabel {
        return [Entry(Literal.quoted(label), element.kind.word)]
      }
      return element.identifier.map { [Entry("#\($0)", element.kind.word)] } ?? []
    }
  }

  private var options: [Entry] {
    let pickers = (snapshot?.visibleElements ?? []).filter { ControlRole.pick.suits($0.kind) }
    return pickers.flatMap { picker in
      picker.contents.compactMap(\.label).map {
        Entry(Literal.quoted($0), picker.label.map { "in \(Printable.quoted($0))" } ?? "")
      }
    }
  }

  private var tabs: [Entry] {
    let visible = snapshot?.visibleTabView
    let others = (snapshot?.reachableTabViews ?? []).filter { $0.id != visible?.id }
    let tabs = ([visible].compactMap(\.self) + others).flatMap(\.shownTabs)
    return tabs.filter { $0.label != nil || $0.value != nil }.map { tab in
      Entry(tab.commandName, tab.has(.selected) ? "the selected tab" : "tab")
    }
  }

  private var screensBelow: [Entry] {
    (snapshot?.reachableStack?.screens.dropLast() ?? []).map {
      Entry(Literal.quoted($0.label ?? $0.name ?? ""), "screen below")
    }
  }

  /// The values that can be pushed on the current screen, followed by those in the app's paths and links.
  private var routes: [Entry] {
    let elements = snapshot?.window.descendants ?? []
    let pushed = elements.flatMap { $0.path ?? [] }
    let linked = elements.filter { $0.kind == .link }.compactMap(\.value)
    let declared = snapshot?.visibleStack?.routes ?? []
    // The name of a type alone, such as Int, cannot be typed as a value.
    let written = declared.filter { $0.hasPrefix(".") || $0.contains("(") }
    return written.map { Entry(Self.beginning(of: $0), $0) }
      + pushed.map { Entry($0, "in a path") } + linked.map { Entry($0, "behind a link") }
  }

  /// Returns the part of a signature such as `.detail(id: Int)` that precedes the type of the first parameter.
  private static func beginning(of signature: String) -> String {
    guard let open = signature.firstIndex(of: "(") else { return signature }
    let parameter = signature[open...].dropFirst().prefix { $0 != "," && $0 != ")" }
    guard let colon = parameter.firstIndex(of: ":") else { return String(signature[...open]) }
    return String(signature[...colon]) + " "
  }

  private var routeLists: [Entry] {
    let path = snapshot?.visibleStack?.path ?? []
    return [
      Entry("[\(path.joined(separator: ", "))]", "the current path"), Entry("[]", "the root"),
    ]
  }

  /// The faults and topics, beginning with the faults that have been reported.
  private var faults: [Entry] {
    let reported = issueRules.compactMap { Fault.named($0.text) }
    let rest = Fault.all.filter { !reported.contains($0) }
    return (reported + rest).map { Entry($0.id, $0.summary) }
      + Fault.Topic.allCases.map { Entry($0.rawValue, $0.title) }
  }

  private var issueRules: [Entry] {
    (snapshot?.issues ?? []).map { Entry($0.rule, "was reported") }
  }

  private var moments: [Entry] {
    timeline.bookmarks.reversed().map { Entry($0.name, "bookmark, step \($0.count - 1)") }
      + timeline.lines.reversed().map { Entry($0.name, "another line of history") }
  }

  private static let longestLabel = 200
}
