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
    // TODO: A link such as pianos://piano/upright shows that piano.
    false
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
    // TODO: Push the screen of the piano, with its name as the title.
  }

  func showList() {
    // TODO: Go back to the list.
  }

  func book(_ piano: Piano) {
    // TODO: Present the booking in a sheet. Its end closes the sheet and writes into the diary.
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
    // TODO: A day leads to the screen 'Sure?', in a stack of the sheet.
    List(["Monday", "Friday"], id: \.self) { day in
      Text(day)
    }
    .navigationTitle("Booking")
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
