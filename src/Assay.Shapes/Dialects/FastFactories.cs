using Assay.Shapes.Emission;
using Assay.Shapes.Graph;

namespace Assay.Shapes.Dialects;

/// <summary>Emits what tells a <c>Deserializer</c> how objects are created: by their constructor, as the library documents, wherever C# can call it.</summary>
internal sealed class FastFactories(ContractNaming naming, CodeWriter writer)
{
    private const string Space = "global::FastSerialization.";

    /// <summary>Writes the members of the class that registers them.</summary>
    public void Write(IReadOnlyList<ObjectShape> types)
    {
        // Found once: a name is looked up slower than an object is created.
        foreach (var (type, index) in Unnameable(types))
            writer.Line($"private static readonly global::System.Type Type{index} = global::System.Type.GetType({CSharpIdentifier.Quote(naming.ReflectionNameOf(type))})!;");
        writer.Line();
        using (writer.Block($"public static void Register({Space}Deserializer deserializer)"))
        {
            foreach (var type in types.Where(naming.IsNameable))
                Register($"typeof({naming.TypeNameOf(type)})", CanConstruct(type) ? $"new {naming.TypeNameOf(type)}()" : null);
            foreach (var (_, index) in Unnameable(types))
                Register($"Type{index}", null);
        }
    }

    private void Register(string token, string? creation) => writer.Line(
        $"deserializer.RegisterFactory({token}, static () => " +
        $"{creation ?? $"({Space}IFastSerializable)global::System.Runtime.CompilerServices.RuntimeHelpers.GetUninitializedObject({token})"});");

    private IEnumerable<(ObjectShape Type, int Index)> Unnameable(IReadOnlyList<ObjectShape> types) =>
        types.Where(type => !naming.IsNameable(type)).Select((type, index) => (type, index));

    private static bool CanConstruct(ObjectShape type)
    {
        // Where the plain type has none, the contract has got a public one.
        var constructor = type.Constructors.FirstOrDefault(constructor => constructor.Parameters.Count == 0);
        return constructor is null
            ? !type.AllMembers.Any(member => member.IsRequired)
            : constructor.Access is Access.Public or Access.Internal or Access.ProtectedInternal
                && (constructor.SetsRequiredMembers || !type.AllMembers.Any(member => member.IsRequired));
    }
}
