using Assay.Shapes.Graph;

namespace Assay.Shapes.Emission;

/// <summary>
/// Where the contract of a plain shape is found. With it and the plain <see cref="ShapeGraph"/> a mapper can be emitted without knowing the dialect.
/// The contract type has the same kind, members and element shapes as the plain type, in contract types.
/// </summary>
public interface IContractNames
{
    /// <summary>Whether the dialect emitted a type in the place of this object or enum; false where the contract is the plain type itself.</summary>
    bool IsEmitted(Shape shape);

    /// <summary>
    /// How C# names the contract type, without nullable annotation: <c>global::DataContract.Books.Book</c>,
    /// <c>global::System.Collections.Generic.List&lt;global::DataContract.Books.Book&gt;</c>, or the plain type itself.
    /// </summary>
    string TypeNameOf(Shape shape);

    /// <summary>Its name as <c>Type.GetType</c> takes it in code of the assembly that holds the contract types.</summary>
    string ReflectionNameOf(Shape shape);

    /// <summary>Whether code in the assembly that holds the contract types may name the contract type (internal is enough there).</summary>
    bool IsNameable(Shape shape);

    /// <summary>The field of the contract type that stores the member: its name, or <c>&lt;Name&gt;k__BackingField</c>.</summary>
    string StorageFieldOf(MemberShape member);
}
