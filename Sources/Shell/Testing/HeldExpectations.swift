import SceneModel
import SceneText
import Script

/// The most informative expectations that an app meets in a given state.
struct HeldExpectations {
  /// The lines of the expectations, each of which has been verified.
  let lines: [String]

  /// Creates the most informative expectations that a snapshot meets.
  ///
  /// - Parameters:
  ///   - snapshot: The state of the app.
  ///   - before: The state before the last command; if only its texts changed, one of them is expected.
  init(in snapshot: Snapshot, since before: Snapshot?) {
    let probe = ActionProbe(snapshot)
    func holds(_ line: String) -> Bool {
      do {
        _ = try Interpreter(driver: probe).run(line: line, file: "test.nav")
        return true
      } catch {
        return false
      }
    }
    var lines = [Self.places(snapshot).first(where: holds)].compactMap(\.self)
    if let before, Self.focus(before) == Self.focus(snapshot) {
      let known = Set(Self.texts(before))
      let new = Self.texts(snapshot).lazy.filter { !known.contains($0) }
        .map { "expect text \(Printable.quoted($0))" }
      lines += [new.first(where: holds)].compactMap(\.self)
    }
    self.lines = lines
  }

  /// Returns the expectations about the user's place, most informative first.
  private static func places(_ snapshot: Snapshot) -> [String] {
    let focus = snapshot.focus
    var places: [String] = []
    if let top = focus.last(where: \.kind.isPresentation), let word = word(of: top.kind) {
      let titles = [top.label] + focus.reversed().map(\.label)
      places += titles.compactMap(\.self).map { "expect \(word) \(Printable.quoted($0))" }
      places.append("expect \(word)")
    }
    if let screen = focus.last, let title = screen.label ?? screen.name {
      places.append("expect screen \(Printable.quoted(title))")
    }
    if let path = snapshot.visibleStack?.path { places.append("expect path count \(path.count)") }
    return places
  }

  private static func word(of kind: Element.Kind) -> String? {
    switch kind {
    case .sheet: "sheet"
    case .fullScreenCover: "cover"
    case .popover: "popover"
    case .alert: "alert"
    case .confirmationDialog: "dialog"
    default: nil
    }
  }

  private static func focus(_ snapshot: Snapshot) -> [Int] { snapshot.focus.map(\.id) }

  private static func texts(_ snapshot: Snapshot) -> [String] {
    (snapshot.focusedElement?.descendants ?? []).filter { $0.kind == .text }.compactMap(\.label)
  }
}
