import SwiftUI

/// The lost-property office of a railway, which has to ask and wait a lot.
@main
struct LostPropertyApp: App {
  var body: some Scene {
    WindowGroup {
      OfficeView()
    }
  }
}

enum Route: Hashable {
  case umbrella
  case hat
  case claim(Int)
}

struct OfficeView: View {
  @State private var path: [Route] = []
  @State private var claims = 0
  @State private var isClaiming = false

  var body: some View {
    NavigationStack(path: $path) {
      List {
        NavigationLink("Umbrella", value: Route.umbrella)
        NavigationLink("Hat", value: Route.hat)
        Section("As it should not be") {
          Button("Claim it carelessly") { claimCarelessly() }
        }
        Section("As it should be") {
          Button("Claim it") { claim() }
            .disabled(isClaiming)
        }
      }
      .navigationTitle("Office")
      .navigationDestination(for: Route.self) { route in
        switch route {
        case .umbrella: UmbrellaScreen()
        case .hat: HatScreen()
        case .claim(let number): Text("Come on Monday").navigationTitle("Claim \(number)")
        }
      }
    }
  }

  // navlab:disable late-push, double-push - shown as it should not be
  // region careless
  private func claimCarelessly() {
    Task {
      await Server.register()
      claims += 1
      path.append(.claim(claims))
    }
  }
  // endregion
  // navlab:enable late-push, double-push

  // region claim
  private func claim() {
    isClaiming = true
    Task {
      await Server.register()
      isClaiming = false
      claims += 1
      guard path.isEmpty else { return }
      path.append(.claim(claims))
    }
  }
  // endregion
}

// region task
struct UmbrellaScreen: View {
  @State private var place: String?

  var body: some View {
    Text(place ?? "Looking for it")
      .navigationTitle("Umbrella")
      .task {
        try? await Task.sleep(for: .seconds(3))
        guard !Task.isCancelled else { return }
        place = "It is in Basel."
      }
  }
}
// endregion

// region choice
struct HatScreen: View {
  @State private var size = "small"
  @State private var place: String?

  var body: some View {
    List {
      Picker("Size", selection: $size) {
        Text("small").tag("small")
        Text("large").tag("large")
      }
      Text(place ?? "Looking for a \(size) one")
    }
    .navigationTitle("Hat")
    .task(id: size) {
      place = nil
      let found = await Server.find("\(size) hat")
      guard !Task.isCancelled else { return }
      place = found
    }
  }
}
// endregion

enum Server {
  static func register() async {
    try? await Task.sleep(for: .seconds(2))
  }

  /// Small things take longer to find. An answer comes even if nobody waits for it any more.
  static func find(_ thing: String) async -> String {
    let answer = Task.detached {
      try? await Task.sleep(for: .seconds(thing.hasPrefix("small") ? 5 : 1))
      return "A \(thing) is in Lyon."
    }
    return await answer.value
  }
}

#Preview {
  OfficeView()
}
