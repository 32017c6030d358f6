import SwiftUI

/// The departures of buses, for people who see them and for people who hear them.
@main
struct BusApp: App {
  var body: some Scene {
    WindowGroup {
      StopsView()
    }
  }
}

enum Stop: String, Hashable, CaseIterable {
  case harbour = "Harbour"
  case market = "Market"
}

enum Notice: Identifiable {
  case snow, departure

  var id: Self { self }
}

struct StopsView: View {
  @State private var path: [Stop] = []
  @State private var isStarred = false
  @State private var notice: Notice?
  @State private var news = "No news"

  var body: some View {
    NavigationStack(path: $path) {
      List {
        // region icons
        Button { isStarred.toggle() } label: {
          Image(systemName: isStarred ? "star.fill" : "star")
        }
        Button { notice = .snow } label: {
          Image(systemName: "bell")
        }
        .accessibilityLabel("Warn me")
        // endregion
        // region taps
        Text("Lost property")
          .onTapGesture { news = "Two umbrellas" }
        Text("Lifts")
          .onTapGesture { news = "All lifts work" }
          .accessibilityAddTraits(.isButton)
        // endregion
        Text(news)
        // region headings
        Text("Stops")
          .font(.headline)
          .accessibilityAddTraits(.isHeader)
        // endregion
        ForEach(Stop.allCases, id: \.self) { stop in
          NavigationLink(stop.rawValue, value: stop)
        }
        Button("Alarm") { notice = .departure }
      }
      .navigationTitle("Buses")
      .navigationDestination(for: Stop.self) { StopView(stop: $0) }
      // region covers
      .fullScreenCover(item: $notice) { shown in
        switch shown {
        case .snow:
          WarningView { notice = nil }
        case .departure:
          AlarmView { notice = nil }
            .accessibilityAction(.escape) { notice = nil }
        }
      }
      // endregion
    }
  }
}

struct StopView: View {
  let stop: Stop

  @State private var delay: String?
  @AccessibilityFocusState private var isAtDelay: Bool
  @Environment(\.dynamicTypeSize) private var textSize

  var body: some View {
    List {
      // region rows
      HStack {
        Text("7")
        Text("Castle")
        Text("in 4 minutes")
      }
      HStack {
        Text("12")
        Text("Mill")
        Text("in 9 minutes")
      }
      .accessibilityElement(children: .combine)
      // endregion
      // region focus
      if let delay {
        Text(delay)
          .accessibilityFocused($isAtDelay)
      }
      Button("Look again") {
        delay = "Line 7 is late"
        isAtDelay = true
      }
      // endregion
    }
    // region title
    .navigationTitle(textSize.isAccessibilitySize ? stop.rawValue : "Departures at \(stop.rawValue)")
    // endregion
  }
}

struct WarningView: View {
  let close: () -> Void

  var body: some View {
    Text("Snow until noon")
    Button("Close") { close() }
  }
}

struct AlarmView: View {
  let close: () -> Void

  var body: some View {
    Text("Your bus leaves")
    Button("Stop the alarm") { close() }
  }
}
