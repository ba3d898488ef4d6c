using Assay.Shapes.Graph;

namespace Assay.Shapes.Emission;

/// <summary>
/// Gives the copies of types that sort collections the order of the user's own: each asks the mapper, which maps both sides back and compares them as the user's code does. That costs
/// time inside the library's calls, and so the mapper names the members as converted.
/// </summary>
public sealed class ContractOrder(MapperRequest request)
{
    /// <summary>The interface that a type must implement to sort collections; none for others.</summary>
    internal IEnumerable<string> InterfacesOf(ObjectShape type) => request.OrderedTypes.Contains(type) ? [FaceOf(type)] : [];

    /// <summary>Writes the comparison of a type that sorts collections.</summary>
    internal void WriteMember(ObjectShape type, CodeWriter writer)
    {
        if (!request.OrderedTypes.Contains(type))
            return;
        writer.Line();
        writer.Line($"int {FaceOf(type)}.CompareTo({request.Names.TypeNameOf(type)} other) => global::{request.Namespace}.{request.ClassName}.Compare(this, other);");
    }

    private string FaceOf(ObjectShape type) => $"global::System.IComparable<{request.Names.TypeNameOf(type)}>";
}
