import SwiftUI

@main
struct CounterApp: App {
  var body: some Scene {
    WindowGroup {
      NavigationView { Counter() }.navigationViewStyle(.stack)
    }
  }
}

struct Counter: View {
  @State private var log: [String] = []
  @State private var shelf: Int?
  @State private var weighs = false
  @State private var size = 4
  @State private var number = 1
  @State private var asks = false

  var body: some View {
    Form {
      NavigationLink("Shelf", tag: 1, selection: $shelf) {
        Shelf().says("shelf", in: $log)
      }
      NavigationLink("Scales", isActive: $weighs) {
        Button("Done") { weighs = false }.says("scales", in: $log)
      }
      Picker("Size", selection: $size) {
        Text("Small").tag(1)
        Text("Large").tag(2)
      }
      Text("Ticket \(number)").says("ticket \(number)", in: $log).transition(.identity).id(number)
      Text("Queue \(number)").says("queue \(number)", in: $log).id(number)
      Button("Next") { number += 1 }
      Button("Close the counter") { asks = true }
      Button("Forget") { log = [] }
      Text(log.joined(separator: ", "))
    }
    .says("counter", in: $log)
    .navigationTitle("Counter")
    .confirmationDialog("Close?", isPresented: $asks, titleVisibility: .hidden) {
      Button("Close", role: .destructive) {}
    } message: {
      Text("Two people wait.")
    }
  }
}

struct Shelf: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Button("Put back") { dismiss() }
  }
}

extension View {
  /// Notes when the view comes and goes.
  func says(_ name: String, in log: Binding<[String]>) -> some View {
    onAppear { log.wrappedValue.append("+\(name)") }
      .onDisappear { log.wrappedValue.append("-\(name)") }
  }
}
