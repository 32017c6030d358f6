import SwiftUI
import UIKit

/// Pianos and their tuner, in an app that was begun with UIKit.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private let coordinator = PianoCoordinator()

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

  func application(
    _ app: UIApplication,
    open url: URL,
    options: [UIApplication.OpenURLOptionsKey: Any] = [:]
  ) -> Bool {
    guard url.host() == "piano",
      let piano = Piano.all.first(where: { $0.id == url.lastPathComponent })
    else { return false }
    coordinator.showOnly(piano)
    return true
  }
}

struct Piano: Identifiable, Hashable {
  let id: String
  let name: String

  static let all = [
    Piano(id: "upright", name: "Upright"),
    Piano(id: "grand", name: "Grand"),
    Piano(id: "square", name: "Square"),
  ]
}

@MainActor @Observable
final class Diary {
  var booked: Set<Piano.ID> = []
}

@MainActor
final class PianoCoordinator {
  let stack = UINavigationController()
  private let diary = Diary()

  func start() {
    let list = PianoList { [weak self] piano in self?.show(piano) }
    let controller = UIHostingController(rootView: list)
    controller.title = "Pianos"
    stack.setViewControllers([controller], animated: false)
  }

  func show(_ piano: Piano) {
    let screen = PianoScreen(
      piano: piano,
      diary: diary,
      showOther: { [weak self] in self?.show($0) },
      showList: { [weak self] in self?.showList() },
      book: { [weak self] in self?.book(piano) }
    )
    let controller = UIHostingController(rootView: screen)
    controller.title = piano.name
    stack.pushViewController(controller, animated: true)
  }

  func showOnly(_ piano: Piano) {
    stack.dismiss(animated: false)
    showList()
    show(piano)
  }

  func showList() {
    stack.popToRootViewController(animated: true)
  }

  func book(_ piano: Piano) {
    let flow = BookingFlow { [weak self] in
      self?.diary.booked.insert(piano.id)
      self?.stack.dismiss(animated: true)
    }
    stack.present(UIHostingController(rootView: flow), animated: true)
  }
}

struct PianoList: View {
  let show: (Piano) -> Void

  var body: some View {
    List(Piano.all) { piano in
      Button(piano.name) { show(piano) }
    }
  }
}

struct PianoScreen: View {
  let piano: Piano
  let diary: Diary
  let showOther: (Piano) -> Void
  let showList: () -> Void
  let book: () -> Void

  var body: some View {
    List {
      Text(diary.booked.contains(piano.id) ? "Booked" : "Out of tune")
      ForEach(Piano.all.filter { $0 != piano }) { other in
        Button("Compare with: \(other.name)") { showOther(other) }
      }
      Button("Book the tuner", action: book)
      Button("All pianos", action: showList)
    }
  }
}

struct BookingFlow: View {
  let finish: () -> Void

  var body: some View {
    NavigationStack {
      List(["Monday", "Friday"], id: \.self) { day in
        NavigationLink(day, value: day)
      }
      .navigationTitle("Booking")
      .navigationDestination(for: String.self) { day in
        SureScreen(day: day, finish: finish)
      }
    }
  }
}

struct SureScreen: View {
  let day: String
  let finish: () -> Void

  var body: some View {
    List {
      Text("The tuner comes on \(day)")
      Button("Confirm", action: finish)
    }
    .navigationTitle("Sure?")
  }
}
