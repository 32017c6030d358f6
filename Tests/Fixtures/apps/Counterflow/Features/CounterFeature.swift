import SwiftUI

struct CounterFeature: Reducer {
    struct State: Equatable {
        var count = 0
        var fact: String?
        var isLoading = false
        var alert: AlertState?
    }

    struct AlertState: Equatable, Identifiable {
        var message: String
        var id: String { message }
    }

    enum Action: Equatable {
        case increment, decrement
        case factButtonTapped
        case factResponse(String?)
        case alertDismissed
    }

    @Dependency(\.facts) var facts

    func reduce(into state: inout State, action: Action) -> Effect<Action> {
        switch action {
        case .increment:
            state.count += 1
            state.fact = nil
            return .none
        case .decrement:
            state.count -= 1
            state.fact = nil
            return .none
        case .factButtonTapped:
            state.isLoading = true
            return .run { [count = state.count, facts] send in
                await send(.factResponse(try? await facts.fact(count)))
            }
        case .factResponse(let fact?):
            state.isLoading = false
            state.fact = fact
            return .none
        case .factResponse(nil):
            state.isLoading = false
            state.alert = AlertState(message: "No facts below zero")
            return .none
        case .alertDismissed:
            state.alert = nil
            return .none
        }
    }
}

struct CounterView: View {
    let store: Store<CounterFeature.State, CounterFeature.Action>

    var body: some View {
        WithViewStore(store: store) { store in
            Form {
                Section {
                    HStack {
                        Button("Less") { store.send(.decrement) }.buttonStyle(.borderless)
                        Text("\(store.count)").accessibilityIdentifier("count")
                        Button("More") { store.send(.increment) }.buttonStyle(.borderless)
                    }
                }
                Section {
                    Button("Get fact") { store.send(.factButtonTapped) }.disabled(store.isLoading)
                    if store.isLoading { ProgressView() }
                    if let fact = store.fact { Text(fact) }
                }
            }
            .alert(item: store.binding(\.alert, send: { _ in .alertDismissed })) { alert in
                Alert(title: Text("Sorry"), message: Text(alert.message), dismissButton: .default(Text("OK")))
            }
            .navigationTitle("Counter")
        }
    }
}
