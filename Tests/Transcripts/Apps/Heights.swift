import SwiftUI

/// An app whose sheet rests at several heights.
@main
struct HeightsApp: App {
  @State private var isOpen = false
  @State private var height = PresentationDetent.medium

  var body: some Scene {
    WindowGroup {
      NavigationStack {
        Button("Places") { isOpen = true }
          .navigationTitle("Map")
          .sheet(isPresented: $isOpen) {
            Text(height == .large ? "A long list" : "A short list")
              .presentationDetents([.height(80), .medium, .large], selection: $height)
          }
      }
    }
  }
}
