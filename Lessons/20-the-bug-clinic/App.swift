import SwiftUI

/// A ski resort with several faults, each of which can be seen from outside.
@main
struct ResortApp: App {
  var body: some Scene {
    WindowGroup {
      ResortView()
    }
  }
}

enum Route: Hashable {
  case lifts
  case diary
  case passes
}

// region season
struct ResortView: View {
  @State private var isOpen = true

  var body: some View {
    if isOpen {
      NavigationStack {
        StartScreen { isOpen = false }
      }
    }
  }
}
// endregion

struct StartScreen: View {
  let close: () -> Void
  @State private var log = SnowLog()

  var body: some View {
    List {
      NavigationLink("Lifts", value: Route.lifts)
      NavigationLink("Snow diary", value: Route.diary)
      NavigationLink("Passes", value: Route.passes)
      Button("Close the season") { close() }
      Text("The diary was read \(log.times) times")
    }
    .navigationTitle("Resort")
    .navigationDestination(for: Route.self) { route in
      switch route {
      case .lifts: LiftsScreen()
      case .diary: DiaryScreen(log: log)
      case .passes: PassesScreen()
      }
    }
    .navigationDestination(for: String.self) { name in
      LiftScreen(lift: Lift.all.first { $0.name == name } ?? Lift.all[0])
    }
  }
}

// region lifts
struct LiftsScreen: View {
  var body: some View {
    List {
      ForEach(Lift.all, id: \.name) { lift in
        NavigationLink(lift.name, value: lift.name)
      }
    }
    .navigationTitle("Lifts")
  }
}
// endregion

struct LiftScreen: View {
  let lift: Lift

  var body: some View {
    Text("Open until four")
      .navigationTitle("\(lift.name), \(lift.kind)")
  }
}

// navlab:disable state-change-during-update - the fault of this lesson
// region diary
struct DiaryScreen: View {
  let log: SnowLog

  var body: some View {
    let _ = log.read()
    List {
      Text("Thirty centimetres of fresh snow")
    }
    .navigationTitle("Snow diary")
  }
}
// endregion
// navlab:enable state-change-during-update

@MainActor
@Observable
final class SnowLog {
  private(set) var times = 0

  func read() {
    times += 1
  }
}

// region passes
struct PassesScreen: View {
  @State private var skiers = 3
  @State private var cabins = 1

  var body: some View {
    List {
      Text("\(skiers) skiers, \(cabins) cabins")
      Button("One skier more") { skiers += 1 }
    }
    .navigationTitle("Passes")
    .onChange(of: skiers) { cabins = skiers / 4 + 1 }
    .onChange(of: cabins) { skiers = cabins * 4 }
  }
}
// endregion

struct Lift: Hashable {
  let number: Int
  let name: String
  let kind: String

  static let all = [
    Lift(number: 1, name: "Summit", kind: "chair"),
    Lift(number: 2, name: "Lake", kind: "gondola"),
    Lift(number: 3, name: "Summit", kind: "gondola"),
  ]
}
