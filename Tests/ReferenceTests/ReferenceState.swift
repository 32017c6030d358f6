import NavUI
import SceneModel
import SharedLists

/// The visible state of the app or of the model, as lines that can be compared and read.
struct ReferenceState: Hashable {
  var lines: [String]

  /// Reads the app.
  @MainActor
  init(_ driver: ReferenceDriver) {
    let tabs = driver.window.children.first { $0.kind == .tabView }?.children ?? []
    lines = ["tab \(driver.store.tab.rawValue)"]
    for tab in tabs where !tab.traits.contains(.unvisited) {
      let mark = tab.traits.contains(.selected) ? "* " : ""
      lines += [mark + (tab.label ?? "?")] + Self.lines(of: tab.children.first)
    }
    for presented in driver.presentations {
      let kind = presented.kind == .fullScreenCover ? "cover" : presented.kind.rawValue
      lines.append("over it: \(kind)")
      if presented.kind != .alert { lines += Self.lines(of: presented.children.first) }
    }
    lines += Self.lines(of: driver.store.log)
  }

  /// Reads the model.
  init(_ model: ReferenceModel) {
    lines = ["tab \(model.selected.rawValue)"]
    for place in ProbeTab.allCases {
      guard let stack = model.stacks[place] else { continue }
      lines += [(place == model.selected ? "* " : "") + place.rawValue] + Self.lines(of: stack)
    }
    for shown in model.window.chain {
      switch shown.slot.kind {
      case .alert: lines.append("over it: alert")
      case .cover: lines.append("over it: cover")
      case .sheet, .item, .note: lines.append("over it: sheet")
      }
      if let stack = shown.stack {
        lines += Self.lines(of: stack)
      } else if let screen = shown.screen {
        lines.append("  \(screen.title)")
      }
    }
    lines += Self.lines(of: model.log)
  }

  private static func lines(of element: Element?) -> [String] {
    guard let element else { return ["  nothing"] }
    guard element.kind == .navigationStack else {
      let text = element.children.first { $0.kind == .text }
      return ["  \(element.label ?? text?.label ?? "?")"]
    }
    let screens = element.children.filter { $0.kind == .screen }.map { screen in
      screen.traits.contains(.missingDestination)
        ? "  no screen" : "  \(screen.value == nil ? "" : "value ")\(screen.label ?? "?")"
    }
    return ["  path [\((element.path ?? []).joined(separator: ", "))]"] + screens
  }

  private static func lines(of stack: ReferenceModel.Stack) -> [String] {
    let screens = stack.levels.map { level in
      level.screen.map { "  \(level.value == nil ? "" : "value ")\($0.title)" } ?? "  no screen"
    }
    return ["  path \(stack.path.text)"] + screens
  }

  private static func lines(of log: [String: Int]) -> [String] {
    log.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }
  }
}

extension ReferenceModel.Screen {
  fileprivate var title: String { "\(name) \(count) \(appearances)" }
}
