import SwiftUI

@main
struct UpdatesApp: App {
  var body: some Scene {
    WindowGroup { ContentView() }
  }
}

struct ContentView: View {
  @State private var value = 0
  @State private var guarded = 0
  @State private var circle = 0

  var body: some View {
    let _ = print("body \(value)")
    let _ = { if guarded < 3 { guarded += 1 } }()
    VStack {
      Button("Both") {
        value = 1
        value = 2
        withAnimation {
          value = 3
          value = 4
        }
        print("the action reads \(value)")
      }
      Text("value \(value)")
      Text("guarded \(guarded)")
      Button("Circle \(circle)") { circle = 1 }
    }
    .onChange(of: value) { print("onChange \($0)->\($1)") }
    .onChange(of: circle) { if circle < 10 { circle += 1 } }
  }
}
