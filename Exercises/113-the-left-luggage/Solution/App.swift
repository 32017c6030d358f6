import SwiftUI
import UIKit

/// The lockers of a station, in an app that was begun with UIKit.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private let coordinator = LockerCoordinator()

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
}

@MainActor
final class LockerCoordinator {
  let stack = UINavigationController()

  func start() {
    let list = LockerList { [weak self] number in self?.show(number) }
    let controller = UIHostingController(rootView: list)
    controller.title = "Lockers"
    stack.setViewControllers([controller], animated: false)
  }

  func show(_ number: Int) {
    let screen = LockerScreen(
      number: number,
      pay: { [weak self] in self?.pay(for: number) },
      showInfo: { [weak self] in self?.showInfo($0) }
    )
    let controller = UIHostingController(rootView: screen)
    controller.title = "Locker \(number)"
    stack.pushViewController(controller, animated: true)
  }

  func showInfo(_ page: Page) {
    let screen = InfoScreen(text: page.text) { [weak self] in self?.showList() }
    let controller = UIHostingController(rootView: screen)
    controller.title = page.rawValue
    stack.pushViewController(controller, animated: true)
  }

  func showList() {
    stack.popToRootViewController(animated: true)
  }

  func pay(for number: Int) {
    let screen = PayScreen(number: number) { [weak self] in
      self?.stack.dismiss(animated: true)
    }
    stack.present(UIHostingController(rootView: screen), animated: true)
  }
}

enum Page: String {
  case rules = "Rules"
  case sizes = "Sizes"

  var text: String {
    self == .rules ? "No food, no animals" : "Two bags"
  }
}

struct LockerList: View {
  let show: (Int) -> Void

  var body: some View {
    List(1..<4) { number in
      Button("Locker \(number)") { show(number) }
    }
  }
}

struct LockerScreen: View {
  let number: Int
  let pay: () -> Void
  let showInfo: (Page) -> Void

  var body: some View {
    List {
      Button("Pay", action: pay)
      Button("Rules") { showInfo(.rules) }
      Button("Sizes") { showInfo(.sizes) }
    }
  }
}

struct InfoScreen: View {
  let text: String
  let showList: () -> Void

  @Environment(\.dismiss) private var dismiss

  var body: some View {
    List {
      Text(text)
      Button("Read it") { dismiss() }
      Button("All lockers", action: showList)
    }
  }
}

struct PayScreen: View {
  let number: Int
  let finish: () -> Void

  var body: some View {
    NavigationStack {
      List {
        Text("Two coins for locker \(number)")
        Button("Pay now", action: finish)
      }
      .navigationTitle("Payment")
    }
  }
}
