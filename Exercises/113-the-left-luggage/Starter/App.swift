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
  private var isPaying = false

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
      showList: { [weak self] in self?.showList() }
    )
    let controller = UIHostingController(rootView: screen)
    controller.title = "Locker \(number)"
    stack.pushViewController(controller, animated: true)
  }

  func showList() {
    stack.popToRootViewController(animated: true)
  }

  func pay(for number: Int) {
    guard !isPaying else { return }
    isPaying = true
    let screen = PayScreen(number: number) { [weak self] in
      self?.stack.dismiss(animated: true)
      self?.isPaying = false
    }
    stack.present(UIHostingController(rootView: screen), animated: true)
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
  let showList: () -> Void

  var body: some View {
    NavigationStack {
      List {
        Button("Pay", action: pay)
        NavigationLink("Rules", value: "rules")
        NavigationLink("Sizes", value: "sizes")
      }
      .navigationDestination(for: String.self) { page in
        InfoScreen(text: page == "rules" ? "No food, no animals" : "Two bags", showList: showList)
          .navigationTitle(page == "rules" ? "Rules" : "Sizes")
      }
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
