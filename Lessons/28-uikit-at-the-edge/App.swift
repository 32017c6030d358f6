import SwiftUI
import UIKit

// region delegate
/// Pictures that people borrow, in an app that was begun with UIKit.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private let coordinator = PictureCoordinator()

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    coordinator.start()
    window.rootViewController = coordinator.stack
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
  // endregion

  // region links
  func application(
    _ app: UIApplication,
    open url: URL,
    options: [UIApplication.OpenURLOptionsKey: Any] = [:]
  ) -> Bool {
    guard url.host() == "picture", let picture = Picture.named(url.lastPathComponent) else {
      return false
    }
    coordinator.showOnly(picture)
    return true
  }
  // endregion
}

struct Picture: Identifiable, Hashable {
  let id: String
  let title: String

  static let all = [
    Picture(id: "sunflowers", title: "Sunflowers"),
    Picture(id: "wave", title: "The Wave"),
  ]

  static func named(_ id: String) -> Picture? {
    all.first { $0.id == id }
  }
}

@MainActor
final class PictureCoordinator {
  let stack = UINavigationController()

  // region start
  func start() {
    let list = PictureList { [weak self] picture in self?.show(picture) }
    let controller = UIHostingController(rootView: list)
    controller.title = "Pictures"
    stack.setViewControllers([controller], animated: false)
  }
  // endregion

  // region show
  func show(_ picture: Picture) {
    let screen = PictureScreen(
      picture: picture,
      showNext: { [weak self] in self?.show($0) },
      order: { [weak self] in self?.order(picture) }
    )
    let controller = UIHostingController(rootView: screen)
    controller.title = picture.title
    stack.pushViewController(controller, animated: true)
  }
  // endregion

  // region only
  func showOnly(_ picture: Picture) {
    stack.popToRootViewController(animated: false)
    show(picture)
  }
  // endregion

  // region order
  func order(_ picture: Picture) {
    let form = OrderFlow(picture: picture) { [weak self] in
      self?.stack.dismiss(animated: true)
    }
    stack.present(UIHostingController(rootView: form), animated: true)
  }
  // endregion
}

struct PictureList: View {
  let show: (Picture) -> Void

  var body: some View {
    List(Picture.all) { picture in
      Button(picture.title) { show(picture) }
    }
  }
}

// region screen
struct PictureScreen: View {
  let picture: Picture
  let showNext: (Picture) -> Void
  let order: () -> Void

  @Environment(\.dismiss) private var dismiss

  var body: some View {
    List {
      ForEach(Picture.all.filter { $0 != picture }) { other in
        Button("Next to it: \(other.title)") { showNext(other) }
      }
      Button("Borrow", action: order)
      Button("Enough of it") { dismiss() }
    }
  }
}
// endregion

// region flow
struct OrderFlow: View {
  let picture: Picture
  let finish: () -> Void

  @State private var path: [Int] = []

  var body: some View {
    NavigationStack(path: $path) {
      List(1..<4) { weeks in
        NavigationLink("For \(weeks) weeks", value: weeks)
      }
      .navigationTitle("Borrow")
      .navigationDestination(for: Int.self) { weeks in
        Button("Order for \(weeks) weeks", action: finish)
          .navigationTitle("Sure?")
      }
    }
  }
}
// endregion
