import SwiftUI

// SV-14: how often is the selection written when the button of a row writes it, too?
struct SV14: View {
  @State private var selection: Int?
  @State private var writes = 0

  private var counted: Binding<Int?> {
    Binding {
      selection
    } set: { value in
      selection = value
      writes += 1
    }
  }

  var body: some View {
    VStack {
      Text("answer \(writes)")
      List(selection: counted) {
        Button("Mill") { counted.wrappedValue = 1 }.tag(1)
      }
    }
  }
}
