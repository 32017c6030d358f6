import SwiftUI

/// The lockers of a swimming pool.
@main
struct PoolApp: App {
  var body: some Scene {
    WindowGroup { DoorView() }
  }
}

struct DoorView: View {
  @State private var isSignedIn = UserDefaults.standard.bool(forKey: "signedIn")

  var body: some View {
    Group {
      if isSignedIn {
        LockersView()
      } else {
        Button("Sign in") { isSignedIn = true }
      }
    }
  }
}

struct LockersView: View {
  private static let numbers = [3, 7, 12]
  @State private var path: [Int]

  init() {
    let number = UserDefaults.standard.integer(forKey: "locker")
    _path = State(initialValue: Self.numbers.filter { $0 == number })
  }

  var body: some View {
    NavigationStack(path: $path) {
      List(Self.numbers, id: \.self) { number in
        NavigationLink("Locker \(number)", value: number)
      }
      .navigationTitle("Lockers")
      .navigationDestination(for: Int.self) { number in
        Text("The key is in the door.").navigationTitle("Locker \(number)")
      }
    }
  }
}
