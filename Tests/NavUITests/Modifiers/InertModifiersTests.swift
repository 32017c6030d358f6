import NavUI
import Testing

@Suite("Modifiers that change only the appearance")
@MainActor
struct InertModifiersTests {
  @Test("A chain of such modifiers is the view itself, and costs no nodes")
  func identity() {
    let text = Text("a").padding().frame(width: 10).blur(radius: 1).listRowSeparator(.hidden)
    #expect(text as Any is Text)
    let button = Button("b") {}.controlSize(.large).tint(.red)
    #expect(type(of: button) == Button<Text>.self)
  }

  @Test("Such modifiers of Text and Image keep the type, so texts can be added")
  func concreteTypes() {
    let sum = Text("a").bold().foregroundColor(.red) + Text("b").font(.title).italic()
    #expect(sum == Text("ab"))
    #expect(Image(systemName: "star").resizable() == Image(systemName: "star"))
  }

  @Test("Code as in tutorials is accepted")
  func tutorial() {
    #expect(type(of: Showcase()) == Showcase.self)
  }
}

private struct Triangle: Shape {
  var amount: Double = 0
  var animatableData: Double {
    get { amount }
    set { amount = newValue }
  }
  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.midX, y: rect.minY))
    path.addLine(to: .zero)
    path.closeSubpath()
    return path
  }
}
private struct Arc: InsettableShape {
  var inset: CGFloat = 0
  func path(in rect: CGRect) -> Path { Path { p in p.addRect(rect) } }
  func inset(by amount: CGFloat) -> some InsettableShape {
    var a = self
    a.inset += amount
    return a
  }
}
private struct Pressed: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .padding()
      .background(configuration.isPressed ? Color.gray : .blue)
      .foregroundStyle(.white)
      .clipShape(RoundedRectangle(cornerRadius: 8))
      .scaleEffect(configuration.isPressed ? 0.9 : 1)
      .animation(.easeOut(duration: 0.2), value: configuration.isPressed)
  }
}
private struct Check: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      configuration.label
    }
  }
}
extension ButtonStyle where Self == Pressed {
  fileprivate static var pressed: Pressed { Pressed() }
}
extension Color {
  fileprivate static let brand = Color("Brand")
  fileprivate static let panel = Color(.systemGray6)
  fileprivate static let night = Color(red: 0.1, green: 0.2, blue: 0.3)
}
private struct Showcase: View {
  @Namespace private var ns
  @State private var on = false
  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("Hello \(3)").font(.title).bold().foregroundColor(.secondary) + Text("x").italic()
      Text("a").font(.system(size: 12, weight: .bold, design: .rounded)).fontWeight(.semibold)
        .foregroundStyle(.secondary).lineLimit(2).multilineTextAlignment(.center)
      Text("b").font(.caption).padding(.horizontal, 8).padding().padding(4).background(
        .ultraThinMaterial
      ).background(Color.red.opacity(0.2)).cornerRadius(8).shadow(radius: 3)
      Text("b").background(.red, in: Capsule()).background(
        .blue.opacity(0.3),
        in: .rect(cornerRadius: 4)
      ).background(.tint, in: RoundedRectangle(cornerRadius: 4))
      Image(systemName: "star").resizable().scaledToFit().frame(width: 10, height: 20).imageScale(
        .large
      ).symbolRenderingMode(.hierarchical).symbolVariant(.fill)
      Image("a").resizable().aspectRatio(contentMode: .fill).clipShape(Circle()).overlay(.red)
      Circle().fill(.red).frame(width: 10)
      Circle().stroke(.red, lineWidth: 2)
      Circle().trim(from: 0, to: 0.5).stroke(style: StrokeStyle(lineWidth: 2, lineCap: .round))
        .rotationEffect(.degrees(90))
      RoundedRectangle(cornerRadius: 3).strokeBorder(Color.red, lineWidth: 2)
      Rectangle().fill(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
      Rectangle().fill(.linearGradient(colors: [.red], startPoint: .top, endPoint: .bottom))
      Rectangle().fill(Color.blue.gradient)
      LinearGradient(
        gradient: Gradient(colors: [.red]),
        startPoint: .topLeading,
        endPoint: .bottomTrailing
      ).ignoresSafeArea()
      Color.brand.edgesIgnoringSafeArea(.all)
      Triangle().fill(Color.red)
      Arc().stroke(Color.red)
      Button("x") { withAnimation { on.toggle() } }.buttonStyle(.borderedProminent).tint(.red)
        .controlSize(.large).keyboardShortcut(.defaultAction)
      Button("x") { withAnimation(.spring(response: 0.3, dampingFraction: 0.5)) { on.toggle() } }
        .buttonStyle(.pressed).buttonStyle(PlainButtonStyle()).buttonStyle(Pressed())
      Toggle("x", isOn: $on).toggleStyle(Check()).toggleStyle(.switch).labelsHidden()
      List {
        Text("x").listRowSeparator(.hidden).listRowInsets(
          EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        ).listRowBackground(Color.clear)
      }.listStyle(.insetGrouped).listStyle(PlainListStyle()).scrollContentBackground(.hidden)
      Label("x", systemImage: "star").labelStyle(.iconOnly)
      TextField("x", text: .constant("")).textFieldStyle(.roundedBorder).keyboardType(.emailAddress)
        .textInputAutocapitalization(.never).autocorrectionDisabled().submitLabel(.done)
        .textContentType(.password)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .navigationBarTitleDisplayMode(.inline)
    .toolbarBackground(.visible, for: .navigationBar, .tabBar)
    .toolbarBackground(Color.red, for: .navigationBar)
    .presentationDetents([.medium, .fraction(0.3), .height(200)])
    .presentationDragIndicator(.visible)
    .accessibilityHint("does x")
    .accessibilityAddTraits([.isButton, .isHeader])
    .matchedGeometryEffect(id: "x", in: ns)
    .transition(.move(edge: .bottom).combined(with: .opacity))
    .transition(.asymmetric(insertion: .slide, removal: .opacity))
    .animation(.default, value: on)
    .preferredColorScheme(.dark)
    .contentShape(Rectangle())
    .navigationTransition(.zoom(sourceID: 1, in: ns))
    .animation(.spring(), value: on)
    .animation(.easeInOut, value: on)
    .transition(.scale)
    .foregroundStyle(on ? .red : .blue)
    .foregroundStyle(on ? Color.primary : Color.secondary)
    .background(on ? Color.red : Color.clear)
    .background(Material.thin)
    .sensoryFeedback(.success, trigger: on)
  }
}
