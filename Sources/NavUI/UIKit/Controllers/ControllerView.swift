/// A view of a UIKit controller; it shows hosted SwiftUI views, a stack or tabs.
struct ControllerView: View {
  let controller: UIViewController

  var body: some View {
    let _ = ControllerChanges.shared.depend()
    content
      .sheet(item: presented(as: .sheet), content: { view(of: $0) })
      // navlab:disable:next several-presentations - one controller is presented, in one of three forms
      .fullScreenCover(item: presented(as: .cover), content: { view(of: $0) })
      // navlab:disable:next several-presentations - one controller is presented, in one of three forms
      .popover(item: presented(as: .popover), content: { view(of: $0) })
  }

  @ViewBuilder private var content: some View {
    switch controller {
    case let stack as UINavigationController: ControllerStack(controller: stack)
    case let tabs as UITabBarController: ControllerTabs(controller: tabs)
    default:
      if let hosted = (controller as? any HostsViews)?.ownView {
        hosted
      } else if let child = controller.children.last {
        ControllerView(controller: child)
      } else {
        Text(controller.title ?? String(describing: type(of: controller)))
      }
    }
  }

  private func view(of shown: ShownController) -> some View {
    ControllerView(controller: shown.controller)
      .interactiveDismissDisabled(shown.controller.isModalInPresentation)
  }

  /// Returns a binding to the controller presented in a given form, or to nil if there is none.
  private func presented(as form: PresentedForm) -> Binding<ShownController?> {
    Binding {
      controller.presentedViewController
        .flatMap { PresentedForm($0.modalPresentationStyle) == form ? $0 : nil }
        .map(ShownController.init)
    } set: { shown in
      if shown == nil, controller.presentedViewController != nil {
        controller.dismiss(animated: true)
      }
    }
  }
}

/// The form in which a controller is presented.
private enum PresentedForm {
  case sheet, cover, popover

  /// Creates the form for a style, with a sheet for custom styles.
  init(_ style: UIModalPresentationStyle) {
    self =
      switch style {
      case .fullScreen, .overFullScreen, .currentContext, .overCurrentContext: .cover
      case .popover: .popover
      default: .sheet
      }
  }
}

/// A controller that is an element of a path or the item of a sheet.
@MainActor
struct ShownController: @MainActor Hashable, @MainActor Identifiable {
  let controller: UIViewController

  var id: ObjectIdentifier { ObjectIdentifier(controller) }

  static func == (lhs: Self, rhs: Self) -> Bool { lhs.controller === rhs.controller }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(controller)) }
}

private struct ControllerStack: View {
  let controller: UINavigationController

  var body: some View {
    let _ = ControllerChanges.shared.depend()
    NavigationStack(path: path) {
      if let root = controller.viewControllers.first {
        titled(root).navigationDestination(for: ShownController.self) { titled($0.controller) }
      }
    }
  }

  @ViewBuilder private func titled(_ controller: UIViewController) -> some View {
    if let title = controller.navigationItem.title ?? controller.title {
      ControllerView(controller: controller).navigationTitle(Text(verbatim: title))
    } else {
      ControllerView(controller: controller)
    }
  }

  private var path: Binding<[ShownController]> {
    Binding {
      controller.viewControllers.dropFirst().map(ShownController.init)
    } set: { path in
      controller.viewControllers = controller.viewControllers.prefix(1) + path.map(\.controller)
    }
  }
}

private struct ControllerTabs: View {
  let controller: UITabBarController

  var body: some View {
    let _ = ControllerChanges.shared.depend()
    let selection = Binding {
      controller.selectedIndex
    } set: {
      controller.selectedIndex = $0
    }
    let controllers = (controller.viewControllers ?? []).enumerated().map { ($0, $1) }
    // navlab:disable:next stack-around-tab-view - UIKit's controllers decide what lies in what
    TabView(selection: selection) {
      ForEach(controllers, id: \.0) { index, child in
        ControllerView(controller: child)
          .tabItem { Text(verbatim: child.tabBarItem?.title ?? child.title ?? "Tab \(index + 1)") }
          .tag(index)
      }
    }
  }
}
