using Assay.Core.Adapters;
using Newtonsoft.Json;
using Newtonsoft.Json.Serialization;

namespace Assay.Adapters.NewtonsoftJson;

/// <summary>
/// Json.NET writing <c>$type</c>, and making only types of the contract: its documentation advises to validate names of types with a
/// binder.
/// </summary>
internal sealed class KnownTypeNames<T> : SerializerInstanceAdapter<T>
{
    private readonly ContractBinder binder;

    public KnownTypeNames()
        : this(new ContractBinder())
    {
    }

    private KnownTypeNames(ContractBinder binder)
        : base(new JsonSerializer { TypeNameHandling = TypeNameHandling.Auto, SerializationBinder = binder }) => this.binder = binder;

    public override void Prepare(Companions companions) => binder.Know(companions.Get<ContractTypes>().All);

    private sealed class ContractBinder : ISerializationBinder
    {
        private readonly DefaultSerializationBinder names = new();
        private readonly Dictionary<(string?, string?), Type> known = [];

        public void Know(IEnumerable<Type> types)
        {
            foreach (var type in types)
            {
                // Payloads name assemblies without their versions.
                names.BindToName(type, out _, out var name);
                known[(type.Assembly.GetName().Name, name)] = type;
            }
        }

        public Type BindToType(string? assemblyName, string typeName) =>
            known.TryGetValue((assemblyName, typeName), out var type)
                ? type
                : throw new JsonSerializationException($"Type \"{typeName}\" is not a type of the contract.");

        public void BindToName(Type serializedType, out string? assemblyName, out string? typeName) =>
            names.BindToName(serializedType, out assemblyName, out typeName);
    }
}
