package import SwiftSyntax

/// A part of the user interface that surrounds a view and is relevant to navigation.
package enum Container: String, Hashable, Sendable, Codable {
  /// The content of a `NavigationStack`.
  case stack
  /// The content of a `NavigationView`.
  case navigationView
  /// A column of a `NavigationSplitView`.
  case splitView
  /// The destination of a link or of `navigationDestination`.
  case pushed
  /// The content of a sheet, cover, popover or inspector, which has no outer stack.
  case presented
  /// A tab or other content of a `TabView`.
  case tabs
  /// A container that creates its rows on demand, such as `List`.
  case lazy
  /// A repeated row: the content of a `ForEach`, or of a `List` over data.
  case row
  /// The label of a link, a button or a menu.
  case label
  /// The action of a control, or a task: code that runs without showing anything.
  case action
  /// A preview.
  case preview
  /// A window of the app.
  case window
  /// The content of a custom modifier's closure, which the modifier may show anywhere.
  case foreign
}

extension SyntaxProtocol {
  /// The containers around the node, from the inside out, within the enclosing function or property.
  package var containers: [Container] { enclosuresInMember.flatMap(\.containers) }

  /// The containers around the node, from the inside out, up to a presentation.
  package var containersUpToPresentation: [Container] {
    let all = containers
    return all.firstIndex(of: .presented).map { Array(all[...$0]) } ?? all
  }

  /// A Boolean value that indicates whether the node is inside a stack, according to the enclosing function or
  /// property.
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
  /// The containers that the call creates around the enclosed part, from the inside out.
  ///
  /// There is usually at most one.
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
    // In an extension of `View`, a modifier may have no receiver.
    case "navigationDestination", "sheet", "fullScreenCover", "popover":
      return isClosure ? Self.modifier(call.name, label) : []
    case "WindowGroup", "Window", "DocumentGroup": return [.window]
    default: return isHandedOn(label) ? [.foreign] : []
    }
  }

  /// Returns whether the closure with the given label is the destination of a link.
  private func isDestination(_ label: String?) -> Bool {
    guard label != "destination" else { return true }
    guard isClosure, label == nil, !call.has("value"), !call.has("destination") else {
      return false
    }
    return call.trailingClosure != nil
      && (call.argument(nil) != nil || call.has("isActive") || call.has("tag") || call.has("label"))
  }

  /// Returns whether a labelled argument passes a view to a type outside SwiftUI, which may show the view anywhere.
  private func isHandedOn(_ label: String?) -> Bool {
    !isClosure && label != nil && call.isInitializer && !KnownNames.contains(call.name)
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
