import SwiftUI

/// The lockers of a swimming pool.
@main
struct PoolApp: App {
  var body: some Scene {
    WindowGroup { DoorView() }
  }
}

struct DoorView: View {
  @State private var isSignedIn = false

  var body: some View {
    Group {
      if isSignedIn {
        LockersView()
      } else {
        Button("Sign in") { isSignedIn = true }
      }
    }
    .task {
      if UserDefaults.standard.bool(forKey: "signedIn") { isSignedIn = true }
    }
  }
}

struct LockersView: View {
  private static let numbers = [3, 7, 12]
  @State private var path: [Int]

  init() {
    let number = UserDefaults.standard.object(forKey: "locker") == nil
      ? -1 : UserDefaults.standard.integer(forKey: "locker")
    _path = State(
      initialValue: Self.numbers.indices.contains(number) ? [Self.numbers[number]] : []
    )
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
