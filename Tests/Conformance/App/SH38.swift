import SwiftUI

// SH-38: is a sheet there when its flag is true at first?
struct SH38: View {
  @State private var isShown = true

  var body: some View {
    Text("Below").sheet(isPresented: $isShown) {
      NavigationStack { Text("Inside").navigationTitle("Sheet") }
    }
  }
}
