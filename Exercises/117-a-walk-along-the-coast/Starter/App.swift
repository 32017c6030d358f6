import SwiftUI

/// A guide to the lighthouses of a coast.
// TODO: Fix what the exploration has found.
@main
struct CoastApp: App {
  var body: some Scene {
    WindowGroup { LightsView() }
  }
}

struct Light: Identifiable, Hashable {
  static let all = [Light(id: 1, name: "Skerry"), Light(id: 2, name: "Holm")]

  let id: Int
  let name: String

  var neighbour: Light { Self.all.first { $0.id != id } ?? self }
}

struct LightsView: View {
  @State private var path: [Light] = []
  @State private var chosen: Light.ID?
  @State private var showsMap = false

  var body: some View {
    NavigationStack(path: $path) {
      List {
        ForEach(Light.all) { light in
          Button(light.name) { chosen = light.id }
        }
        Button("Map") { showsMap = true }
      }
      .navigationTitle("Lights")
      .navigationDestination(for: Light.self) { light in
        LightView(light: light, path: $path)
      }
      .onChange(of: chosen) {
        if let light = Light.all.first(where: { $0.id == chosen }) { path.append(light) }
      }
      .fullScreenCover(isPresented: $showsMap) { MapView() }
    }
  }
}

struct LightView: View {
  let light: Light
  @Binding var path: [Light]

  var body: some View {
    List {
      Text("Its lamp is red.")
      NavigationLink("Neighbour", value: light.neighbour)
      Button("Two lights back") { path.removeLast(2) }
    }
    .navigationTitle(light.name)
  }
}

struct MapView: View {
  var body: some View {
    VStack {
      Text("The rocks are marked.")
    }
  }
}
