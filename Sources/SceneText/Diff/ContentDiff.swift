import SceneModel

/// The differences in texts and controls on screens that exist in both snapshots.
struct ContentDiff {
  private var changes: [DetailLine] = []
  private let signs: Signs

  init(from before: Snapshot, to after: Snapshot, signs: Signs) {
    self.signs = signs
    let changed = ChangedContainers(from: before.window, to: after.window)
    let focus = after.focusedElement?.id
    for place in changed.after where !changed.covered.contains(place.id) {
      guard let earlier = changed.earlier(place.id), earlier.children != place.children else {
        continue
      }
      let suffix = place.id == focus ? "" : " on \(place.designation)"
      let start = place.children.commonStart(with: earlier.children)
      let end = place.children.commonEnd(with: earlier.children, besides: start)
      add(
        from: earlier.toldContents(start..<earlier.children.count - end),
        to: place.toldContents(start..<place.children.count - end),
        suffix: suffix
      )
    }
    addChoice(from: before.focusedElement, in: after.focusedElement)
  }

  /// Adds the new value of a picker after its screen of options was left, because only that screen showed the value.
  private mutating func addChoice(from left: Element?, in screen: Element?) {
    guard let left, let screen, left.kind == .screen, left.id != screen.id,
      !left.children.isEmpty, left.children.allSatisfy({ $0.kind == .button }),
      let picker = screen.contents.first(where: { $0.kind == .picker && $0.label == left.label }),
      let chosen = left.children.first(where: { $0.has(.selected) })?.label,
      let value = picker.value, value != chosen
    else { return }
    let text =
      "\(picker.description) \(Printable.quoted(chosen)) \(signs.arrow) \(Printable.quoted(value))"
    changes.append(DetailLine(sign: .changed, text: text))
  }

  /// Returns the first few changes as lines.
  func lines(_ layout: TextLayout) -> [StyledText] {
    // The scroll distance of a list says more than the rows that appeared and disappeared.
    let changes = changes.filter(\.isAboutHiddenRows) + changes.filter { !$0.isAboutHiddenRows }
    var lines = changes.prefix(Self.limit).flatMap { $0.lines(layout) }
    if changes.count > Self.limit {
      let rest = changes.count - Self.limit
      let noun = rest == 1 ? "change" : "changes"
      lines.append(StyledText("  \(signs.ellipsis) \(rest) more \(noun) on screens", .secondary))
    }
    return lines
  }

  private static let limit = 8

  private mutating func add(from before: [Element], to after: [Element], suffix: String) {
    let old = Dictionary(before.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    let now = Set(after.map(\.id))
    if let move = ElementMove(from: before, to: after) {
      changes.append(DetailLine(sign: .changed, text: move.text + suffix))
    }
    for element in before where !now.contains(element.id) {
      if let text = element.told { changes.append(DetailLine(sign: .removed, text: text + suffix)) }
    }
    for element in after {
      if let earlier = old[element.id] {
        for text in phrases(from: earlier, to: element) {
          changes.append(DetailLine(sign: .changed, text: text + suffix))
        }
      } else if let text = element.told {
        changes.append(DetailLine(sign: .added, text: text + suffix))
      }
    }
  }

  /// The descriptions of the changes, without their marks.
  var phrases: [String] { changes.map(\.text) }

  /// Returns descriptions of the differences within an element.
  private func phrases(from old: Element, to new: Element) -> [String] {
    var phrases: [String] = []
    if (old.label ?? "") != (new.label ?? "") {
      let from = Printable.quoted(old.label ?? "")
      let to = Printable.quoted(new.label ?? "")
      phrases.append("\(new.kind.word) \(from) \(signs.arrow) \(to)")
    }
    if old.value != new.value {
      let (from, to) = (old.shownValue ?? "nothing", new.shownValue ?? "nothing")
      phrases.append("\(new.description) \(from) \(signs.arrow) \(to)")
    }
    if old.has(.disabled) != new.has(.disabled) {
      phrases.append("\(new.description) is \(new.has(.disabled) ? "disabled" : "enabled") now")
    }
    if old.badge != new.badge {
      let from = old.badge.map(Printable.line) ?? "none"
      let to = new.badge.map(Printable.line) ?? "none"
      phrases.append("badge of \(new.description) \(from) \(signs.arrow) \(to)")
    }
    return phrases
  }
}

extension Element {
  /// Returns the elements in a range of a screen's children, excluding the texts that form a row's label.
  fileprivate func toldContents(_ range: Range<Int>) -> [Element] {
    var contents: [Element] = []
    addToldContents(range, to: &contents)
    return contents
  }

  private func addToldContents(_ range: Range<Int>, to contents: inout [Element]) {
    for child in children[range] where !child.isContainer {
      var child = child
      if child.kind == .row, child.label != nil {
        child.children.removeAll(where: \.isPartOfLabel)
      }
      contents.append(child)
      child.addToldContents(0..<child.children.count, to: &contents)
    }
  }

  /// The description of an added or removed element, or nil for an element that only contains other elements.
  fileprivate var told: String? {
    if kind == .rowsAbove || kind == .rowsBelow {
      return "\(value.map(Printable.line) ?? "some") \(kind.word)"
    }
    guard label?.isEmpty == false else { return nil }
    return description + (shownValue.map { " \($0)" } ?? "")
  }

  /// The value as shown in a diff, in quotation marks for a picker, or nil if there is none.
  fileprivate var shownValue: String? {
    value.map { $0.isEmpty ? "empty" : kind == .picker ? Printable.quoted($0) : Printable.line($0) }
  }
}

extension DetailLine {
  /// A Boolean value that indicates whether the line concerns rows that are not built.
  fileprivate var isAboutHiddenRows: Bool {
    text.contains(Element.Kind.rowsAbove.word) || text.contains(Element.Kind.rowsBelow.word)
  }
}
