import SwiftUI

struct VolumeKey: EnvironmentKey {
  static var defaultValue = 5
}

extension EnvironmentValues {
  var volume: Int {
    get { self[VolumeKey.self] }
    set { self[VolumeKey.self] = newValue }
  }
}

struct ContentView: View {
  @Environment(\.volume) private var volume

  var body: some View {
    NavigationStack {
      Text("Evening")
        .navigationTitle("Volume \(volume)")
    }
  }
}
