import SwiftUI

/// The machines of a bakery, as seen from the office.
@main
struct BakeryApp: App {
  var body: some Scene {
    WindowGroup {
      MachinesView()
    }
  }
}

enum Machine: Hashable {
  case oven
  case mixer
}

struct MachinesView: View {
  @State private var readings = 0

  var body: some View {
    NavigationStack {
      List {
        NavigationLink("Oven", value: Machine.oven)
        NavigationLink("Mixer", value: Machine.mixer)
        Text("Readings of the mixer: \(readings)")
      }
      .navigationTitle("Machines")
      .navigationDestination(for: Machine.self) { machine in
        switch machine {
        case .oven: OvenScreen()
        case .mixer: MixerScreen(readings: $readings)
        }
      }
    }
  }
}

struct OvenScreen: View {
  @State private var isHot = false

  var body: some View {
    Text(isHot ? "220 degrees" : "Heating up")
      .navigationTitle("Oven")
      .task {
        try! await Task.sleep(for: .seconds(30))
        isHot = true
      }
  }
}

struct MixerScreen: View {
  @Binding var readings: Int

  var body: some View {
    Text("Kneading, \(readings) readings so far")
      .navigationTitle("Mixer")
      .onAppear {
        Task {
          while !Task.isCancelled {
            try? await Task.sleep(for: .seconds(1))
            readings += 1
          }
        }
      }
  }
}
