import SwiftUI

struct TownView: View {
  var body: some View {
    NavigationStack { Text("🏙️ Harbour") }
  }
}
