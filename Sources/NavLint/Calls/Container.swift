package import SwiftSyntax

/// The surroundings of a view, as far as navigation is concerned.
package enum Container: String, Hashable, Sendable, Codable {
  /// The content of a `NavigationStack`.
  case stack
  /// The content of a `NavigationView`.
  case navigationView
  /// A column of a `NavigationSplitView`.
  case splitView
  /// A destination that is pushed: of a link or of `navigationDestination`.
  case pushed
  /// A presentation: a sheet, cover, popover or inspector. It has no stack from outside.
  case presented
  /// A tab or another content of a `TabView`.
  case tabs
  /// A container that makes its rows when they are needed, such as `List`.
  case lazy
  /// One of many rows: the content of a `ForEach`, or of a `List` over data.
  case row
  /// The label of a link, a button or a menu.
  case label
  /// The action of a button or of another control, or a task: code that runs and shows nothing.
  case action
  /// A preview.
  case preview
  /// A window of the app.
  case window
  /// A closure of a modifier that is not SwiftUI's, which may show it anywhere.
  case foreign
}

extension SyntaxProtocol {
  /// The containers that this lies in, from the inside out, within the function or property that it
  /// belongs to.
  package var containers: [Container] { enclosuresInMember.flatMap(\.containers) }

  /// The containers that this lies in and sees: like `containers`, up to a presentation.
  package var containersUpToPresentation: [Container] {
    let all = containers
    return all.firstIndex(of: .presented).map { Array(all[...$0]) } ?? all
  }

  /// Whether this lies in a stack, by what the function or property around it shows.
  package var isInStack: Bool {
    for container in containers {
      switch container {
      case .stack, .navigationView, .pushed: return true
      case .presented, .window, .preview, .foreign: return false
      default: continue
      }
    }
    return false
  }
}

extension Enclosure {
  /// The container that the call is for something in this part of it, from the inside out; mostly
  /// none or one.
  package var containers: [Container] {
    switch part {
    case .receiver: []
    case .argument(let label), .closure(let label): containers(label)
    }
  }

  private var isClosure: Bool {
    if case .closure = part { true } else { false }
  }

  private func containers(_ label: String?) -> [Container] {
    if call.isOnReceiver {
      if isClosure, !KnownNames.isPlaceholder(call.name) { return [.foreign] }
      return isClosure || label != nil ? Self.modifier(call.name, label) : []
    }
    switch call.name {
    case "NavigationStack": return label == nil || label == "root" ? [.stack] : []
    case "NavigationView": return [.navigationView]
    case "NavigationSplitView": return [.splitView]
    case "NavigationLink": return [isDestination(label) ? .pushed : .label]
    case "TabView", "Tab", "TabSection": return label == "label" ? [.label] : [.tabs]
    case "List", "Table":
      return call.argument(nil) != nil && isClosure ? [.row, .lazy] : [.lazy]
    case "LazyVStack", "LazyHStack", "LazyVGrid", "LazyHGrid", "OutlineGroup": return [.lazy]
    case "ForEach": return isClosure ? [.row] : []
    case "Button", "Toggle", "EditButton": return [isAction(label) ? .action : .label]
    case "Menu", "Label", "Section": return label == "label" ? [.label] : []
    case "Task": return [.action]
    case "WindowGroup", "Window", "DocumentGroup": return [.window]
    default: return []
    }
  }

  /// A link's destination is labelled, or the only closure beside a title; a link by value has none.
  private func isDestination(_ label: String?) -> Bool {
    guard label != "destination" else { return true }
    guard isClosure, label == nil, !call.has("value"), !call.has("destination") else {
      return false
    }
    return call.trailingClosure != nil
      && (call.argument(nil) != nil || call.has("isActive") || call.has("tag") || call.has("label"))
  }

  private func isAction(_ label: String?) -> Bool {
    guard label != "action" else { return true }
    guard isClosure, label == nil, !call.has("action") else { return false }
    return call.argument(nil) != nil || call.has("label") || call.has("role")
  }

  private static func modifier(_ name: String, _ label: String?) -> [Container] {
    switch name {
    case "sheet", "fullScreenCover", "popover", "inspector":
      label == "onDismiss" ? [.action] : [.presented]
    case "navigationDestination": [.pushed]
    case "tabItem": [.label]
    case "onAppear", "onDisappear", "onChange", "onReceive", "onOpenURL", "task", "onTapGesture",
      "onSubmit", "refreshable", "onDelete", "onMove", "onLongPressGesture",
      "onContinueUserActivity":
      [.action]
    case "overlay", "background", "toolbar", "safeAreaInset": []
    default: []
    }
  }
}
