using Assay.Core.CSharp;
using Assay.Shapes.Graph;

namespace Assay.Shapes.Emission;

/// <summary>
/// Writes constructors with the plain type's accessibility and parameters. The body is the user's own where it came along; otherwise each
/// parameter goes to the member of its name, because metadata does not tell what a body does.
/// </summary>
internal sealed class ConstructorWriter(CodeInserter? code, ContractNaming naming, ContractDecoration decoration)
{
    private const string SetsRequiredMembers = "[global::System.Diagnostics.CodeAnalysis.SetsRequiredMembers]";

    public void Write(ObjectShape type, CodeWriter writer)
    {
        var signatures = new HashSet<string>(StringComparer.Ordinal);
        foreach (var constructor in type.Constructors)
        {
            if (signatures.Add(string.Join(", ", constructor.Parameters.Select(parameter => TypeOf(parameter.Shape)))))
                Write(type, constructor, writer);
        }
        if (decoration.AddedParameterlessConstructor(type) is { } access && signatures.Add(""))
            Write(type, new ConstructorShape(access, []), writer);
    }

    private void Write(ObjectShape type, ConstructorShape constructor, CodeWriter writer)
    {
        writer.Line();
        if (constructor.SetsRequiredMembers)
            writer.Line(SetsRequiredMembers);
        writer.Lines(decoration.AttributesOf(type, constructor));
        var optional = constructor.Parameters.Reverse().SkipWhile(parameter => parameter.Modifier == "params")
            .TakeWhile(parameter => DefaultOf(parameter) is not null).ToHashSet();
        var parameters = constructor.Parameters.Select(parameter =>
            Declaration(parameter) + (optional.Contains(parameter) ? $" = {DefaultOf(parameter)}" : ""));
        var declaration =
            $"{Spelling.Of(constructor.Access)} {CSharpIdentifier.Escape(naming.FindName(type)!.Path[^1])}("
            + $"{string.Join(", ", parameters)})";
        if (code is not null && type.Code?.Constructors.GetValueOrDefault(constructor.Signature) is { } own)
        {
            using (code.Piece(writer, CodePiece.Constructor(type, constructor.Signature)))
            {
                writer.Line(declaration + (own.Call.Length > 0 ? $" : {code.Resolve(own.Call)}" : ""));
                code.Write(writer, own.Body);
            }
            return;
        }
        var passed = new HashSet<string>(StringComparer.Ordinal);
        var header = declaration + BaseCall(type, constructor, passed);
        using (writer.Block(header))
        {
            foreach (var parameter in constructor.Parameters.Where(parameter => !passed.Contains(parameter.Name)))
            {
                if (Assignment(type, parameter) is { } assignment)
                    writer.Line(assignment);
            }
        }
    }

    // The most specific base constructor that the parameters can feed; what they cannot is passed as default.
    private string BaseCall(ObjectShape type, ConstructorShape constructor, HashSet<string> passed)
    {
        var candidates = (type.Base?.Constructors ?? [])
            .Where(candidate => candidate.Access != Access.Private || IsNestedIn(type, type.Base!))
            .Where(candidate => constructor.SetsRequiredMembers || !candidate.SetsRequiredMembers)
            .OrderBy(candidate => candidate.Parameters.Count(parameter => Match(constructor, parameter) is null))
            .ThenByDescending(candidate => candidate.Parameters.Count)
            .ToList();
        if (candidates.Count == 0 || candidates[0].Parameters.Count == 0)
            return "";
        var arguments = candidates[0].Parameters.Select(parameter =>
        {
            if (Match(constructor, parameter) is not { } match)
                return $"default({TypeOf(parameter.Shape)})";
            passed.Add(match.Name);
            return CSharpIdentifier.Escape(match.Name);
        });
        return $" : base({string.Join(", ", arguments)})";
    }

    private ParameterShape? Match(ConstructorShape constructor, ParameterShape wanted) =>
        constructor.Parameters.FirstOrDefault(parameter =>
            string.Equals(parameter.Name, wanted.Name, StringComparison.OrdinalIgnoreCase)
                && TypeOf(parameter.Shape) == TypeOf(wanted.Shape));

    private string? Assignment(ObjectShape type, ParameterShape parameter)
    {
        var member = FindMember(type, parameter.Name);
        if (member is null || Conversion(CSharpIdentifier.Escape(parameter.Name), parameter.Shape, member.Shape) is not { } value)
            return null;
        var target = naming.HasCode && member is { HasOwnField: true, Accessors: not null }
            ? naming.StorageFieldOf(member)
            : CSharpIdentifier.Escape(naming.MemberNameOf(member));
        return $"this.{target} = {value};";
    }

    private static MemberShape? FindMember(ObjectShape type, string name)
    {
        var plain = name.TrimStart('_');
        var own = type.Members.Where(
            member => member.HasPlace && string.Equals(member.Name.TrimStart('_'), plain, StringComparison.OrdinalIgnoreCase));
        var inherited = (type.Base?.AllMembers ?? [])
            .Where(member => string.Equals(member.Name, plain, StringComparison.OrdinalIgnoreCase))
            .Where(member => member.IsProperty
                ? member.SetAccess > Access.PrivateProtected
                : member.Access > Access.PrivateProtected && !member.IsReadOnly);
        return own.Concat(inherited).FirstOrDefault();
    }

    private string? Conversion(string value, Shape from, Shape to) => (from, to) switch
    {
        _ when HoldsUnsupported(from) || HoldsUnsupported(to) => null,
        _ when TypeOf(from) == TypeOf(to) => value,
        (_, NullableShape nullable) when TypeOf(from) == TypeOf(nullable.Element) => value,
        (NullableShape nullable, _) when TypeOf(nullable.Element) == TypeOf(to) => $"{value}.GetValueOrDefault()",
        (PrimitiveShape { IsNumber: true }, PrimitiveShape { IsNumber: true }) =>
            $"({TypeOf(to)}){value}",
        (CollectionShape source, CollectionShape target) when TypeOf(source.Element) == TypeOf(target.Element) && IsBuildable(target) =>
            $"{value}{(source.IsValueType ? ".IsDefault" : " is null")} ? default : [.. {value}]",
        _ => null,
    };

    // What a collection expression can make.
    private static bool IsBuildable(CollectionShape target) =>
        target.Rank == 1
            && target.Kind is CollectionKind.Array
                or CollectionKind.List or CollectionKind.IEnumerable or CollectionKind.ICollection or CollectionKind.IList
            or CollectionKind.IReadOnlyCollection
            or CollectionKind.IReadOnlyList or CollectionKind.HashSet or CollectionKind.Collection or CollectionKind.ObservableCollection;

    private static bool IsNestedIn(ObjectShape type, ObjectShape container) =>
        type.TypeName.Namespace == container.TypeName.Namespace && type.TypeName.Path.Count > container.TypeName.Path.Count
        && type.TypeName.Path.Take(container.TypeName.Path.Count).SequenceEqual(container.TypeName.Path);

    private string Declaration(ParameterShape parameter) =>
        (parameter.Modifier.Length > 0 && !IsHidden(parameter.Shape) ? $"{parameter.Modifier} " : "")
            + $"{DeclaredTypeOf(parameter)} {CSharpIdentifier.Escape(parameter.Name)}";

    private string DeclaredTypeOf(ParameterShape parameter) =>
        IsHidden(parameter.Shape) ? "object?"
        : HoldsUnsupported(parameter.Shape) ? TypeOf(parameter.Shape)
        : naming.DeclaredTypeOf(parameter.Shape, parameter.IsNullable);

    // Null where there is none, or where the type that stands for its own cannot hold it.
    private string? DefaultOf(ParameterShape parameter) => parameter.Default is not { } value || value == "default" ? parameter.Default
        : IsHidden(parameter.Shape) ? null
        : !char.IsAsciiDigit(value[^1]) ? value
        : $"({TypeOf(parameter.Shape is NullableShape nullable ? nullable.Element : parameter.Shape)})({value})";

    // A type that no code here may name stands as object: the constructor keeps its number of parameters.
    private string TypeOf(Shape shape) =>
        IsHidden(shape) ? "object"
        : !HoldsUnsupported(shape) || code is null ? naming.TypeNameOf(shape)
        : code.Resolve(new TypeNameComposer(naming, annotate: false, marksOthers: true).CSharpNameOf(shape));

    private bool IsHidden(Shape shape) =>
        shape.FirstPart(
            part => part is UnsupportedShape { IsPointer: true }
                || (part is UnsupportedShape { IsNameable: false } && code?.IsCopied(part) != true)) is not null;

    private static bool HoldsUnsupported(Shape shape) => shape.FirstPart(part => part is UnsupportedShape) is not null;
}
