internal import SceneModel
import SharedLists

/// The latest description of a stack's screens; the next description reuses its unchanged parts.
///
/// Only screens that have changed, that may change without notice, or that are or were on top of the stack are visited,
/// however many others there are. It is a class, because describing a screen may record a change.
@MainActor
final class StackScreens {
  /// The values of the path as text.
  private var path: SharedList<String> = []
  /// The number of unchanged values at the start of the path.
  private var knownValues = 0
  private var screens: SharedList<Element> = []
  /// The top level at the time of the latest description, or nil if there has been none.
  private var top: StackLevel?
  private var isDisabled = false
  private var epoch = 0
  /// The levels that have changed since the latest description.
  private var changed: [StackLevel] = []
  /// The levels that may change without a notification.
  private var unsteady: [StackLevel] = []

  /// Records that a level's content may have changed.
  ///
  /// - Parameter level: The level.
  func noteChange(of level: StackLevel) {
    guard !level.isNoted else { return }
    level.isNoted = true
    changed.append(level)
  }

  /// Records that the path has changed after a number of unchanged values.
  ///
  /// - Parameter count: The number of unchanged values at the start.
  func noteValues(after count: Int) {
    knownValues = min(knownValues, count)
  }

  /// Returns the values of a path as text.
  ///
  /// - Parameter adapter: The path.
  /// - Returns: A text for each value, the lowest screen's first.
  func path(of adapter: any PathAdapter) -> SharedList<String> {
    path.keepFirst(min(knownValues, adapter.count))
    for index in path.count..<max(path.count, adapter.count) {
      path.append(adapter.value(at: index).text)
    }
    knownValues = path.count
    return path
  }

  /// Returns elements for the screens of a stack, with only the titles of covered screens.
  ///
  /// - Parameters:
  ///   - list: The levels, all of which are loaded afterwards.
  ///   - epoch: A number that differs from the previous one if everything must be described again.
  ///   - lowering: The description that the stack becomes a part of.
  /// - Returns: An element for each screen, the root first.
  func screens(
    of list: LevelList,
    epoch: Int,
    in lowering: Lowering
  ) -> SharedList<Element> {
    let levels = list.levels
    let isOther = isDisabled != lowering.isDisabled || epoch != self.epoch
    isDisabled = lowering.isDisabled
    self.epoch = epoch
    screens.keepFirst(isOther ? 0 : list.known)
    let known = screens.count
    var stale = changed + unsteady
    for level in changed { level.isNoted = false }
    if top !== levels.last { stale += [top, levels.last].compactMap(\.self) }
    changed = []
    unsteady = []
    for level in stale.sorted(by: { $0.place < $1.place })
    where level.place < known && list.contains(level) && unsteady.last !== level {
      let screen = describe(level, isTop: level.place == levels.count - 1, in: lowering)
      if screen != screens[level.place] { screens[level.place] = screen }
    }
    for level in levels[known...] {
      screens.append(describe(level, isTop: level.place == levels.count - 1, in: lowering))
    }
    top = levels.last
    return screens
  }

  private func describe(
    _ level: StackLevel,
    isTop: Bool,
    in lowering: Lowering
  ) -> Element {
    var screen = Element(id: level.id, kind: .screen)
    var isSteady = true
    if let node = level.node {
      let shown = level.screen(of: node, isTop: isTop, in: lowering)
      screen = shown.screen
      if !isTop { screen.children = SharedList(shown.presentations) }
      isSteady = shown.isSteady && shown.isCurrent(for: node, in: lowering)
    } else {
      screen.traits.append(.missingDestination)
    }
    switch level.content {
    case .root: break
    case .value(let value): screen.value = value.text
    case .view(let owner):
      if let value = owner.levelValue {
        screen.value = value.text
      } else {
        screen.traits.append(.valueless)
      }
      if owner.isPresentedByState || owner.levelValue != nil { isSteady = false }
    }
    if !isSteady { unsteady.append(level) }
    return screen
  }
}

extension PathElement {
  /// The value as text for a user.
  fileprivate var text: String {
    value.map { ValueText.text(of: $0) } ?? typeName
  }
}
