using System.Runtime.CompilerServices;
using Assay.Core.Naming;
using Assay.Core.Workloads;
using Assay.Worker.Graphs;
using Assay.Worker.Types;
using Assay.Worker.Values.Json;

namespace Assay.Worker.Values.Filling;

/// <summary>Reads classes, structs, records, tuples and whatever stands behind an interface or a base class.</summary>
internal sealed class ObjectReader(Type declared, ReaderCatalogue catalogue) : ValueReader(declared)
{
    protected override object? ReadPresent(JsonValue json, GraphPath path, FillRun run)
    {
        if (json.Kind == JsonKind.Array && typeof(ITuple).IsAssignableFrom(Type))
            return catalogue.FillerOf(Type).FillInOrder(json, path, run);
        if (json.Kind != JsonKind.Object)
            throw Unfit(json, path);
        var about = Metadata.Of(json, isAnywhere: true);
        if (about.Reference is { } reference)
            return run.Resolve(reference, Type, path);
        if (about.Content is { } content)
            throw content.Fault($"{path}: \"$values\" and \"$value\" wrap collections and single values, not {Wording.Name(Type)}");
        var concrete = TypeChoice.Choose(catalogue.Pool, Type, json, about, path);
        return catalogue.FillerOf(concrete).Fill(json, about.Id, path, run);
    }
}

/// <summary>
/// Fills objects of one class or struct, field by field. No constructor and no property of the user's runs: they may not give the same
/// twice.
/// </summary>
internal sealed class MemberFiller(Type type, ReaderCatalogue catalogue)
{
    private readonly MemberNames names = new(type);

    /// <summary>Makes an object of a JSON object's members.</summary>
    public object Fill(JsonValue json, JsonValue? id, GraphPath path, FillRun run)
    {
        var target = Create(run);
        if (!type.IsValueType)
            run.Register(id, target);
        HashSet<Member> seen = new(ReferenceEqualityComparer.Instance);
        foreach ((var name, var value) in json.Members())
        {
            if (Metadata.IsName(name))
                continue;
            if (names.Find(name.Text) is not { } member)
                PassOver(name, path, run);
            else if (seen.Add(member))
                Set(target, member, value, path, run);
            else
                throw name.Fault($"{path.To(member)}: the member exists twice");
        }

        return target;
    }

    /// <summary>Makes a tuple of an array's elements.</summary>
    public object FillInOrder(JsonValue json, GraphPath path, FillRun run)
    {
        if (json.Count != names.Members.Count)
            throw json.Fault($"{path}: an array of {Wording.Elements(json.Count)} was found where {names.Members.Count} were expected");
        var target = Create(run);
        foreach ((var member, var value) in names.Members.Zip(json.Elements()))
            Set(target, member, value, path, run);
        return target;
    }

    private object Create(FillRun run)
    {
        run.Coverage.Meet(type, names.Members);
        return RuntimeBases.Make(type);
    }

    private void Set(object target, Member member, JsonValue value, GraphPath path, FillRun run)
    {
        member.Field.SetValue(target, catalogue.Find(member.Field.FieldType).Read(value, path.To(member), run));
        run.Coverage.Set(member);
    }

    private void PassOver(JsonValue name, GraphPath path, FillRun run)
    {
        if (!names.IsWithoutStorage(name.Text))
            throw Unknown(name, path);
        run.Coverage.PassOver(type, name.Text);
    }

    // The name is told only where it is surely a slip: what stands there may as well be the key of a dictionary, which is the user's.
    private BadValuesException Unknown(JsonValue name, GraphPath path)
    {
        var given = name.Text;
        string[] nearest = [.. NearestName.Order(given, names.Members.Select(member => member.Name)).Take(3)];
        var shown = nearest.Length > 0 && NearestName.IsSlip(given, nearest[0]) ? $"\"{given}\"" : "a name";
        var offered = nearest.Length == 0
            ? "it has none"
            : $"the nearest {(nearest.Length == 1 ? "is" : "are")} {string.Join(", ", nearest)}";
        return name.Fault($"{path}: {shown} was found, which is not a member of {TypeNames.Short(type)}; {offered}");
    }
}

/// <summary>Decides of which type an object is.</summary>
internal static class TypeChoice
{
    private const int MostNames = 5;

    /// <summary>The type that <c>$type</c> names; without it the declared type, or the only one that fits an abstract one.</summary>
    public static Type Choose(TypePool pool, Type declared, JsonValue json, Metadata about, GraphPath path)
    {
        if (declared.IsSealed || (CollectionTypes.IsOwn(declared) && declared != typeof(object)))
            return declared;
        var fitting = about.Type is { } named ? pool.Named(named.Text, declared)
            : declared.IsAbstract ? pool.ConcreteFor(declared)
            : [declared];
        return fitting.Count == 1
            ? fitting[0]
            : throw (about.Type ?? json).Fault($"{path}: {Doubt(pool, declared, fitting, about.Type is not null)}");
    }

    private static string Doubt(TypePool pool, Type declared, IReadOnlyList<Type> fitting, bool isNamed)
    {
        var wanted = TypeNames.Short(declared);
        if (fitting.Count > 0 && isNamed)
            return $"\"$type\" is the name of {Names(fitting)}; give the full name";
        if (fitting.Count > 0)
            return $"an object was found where {wanted} was expected, which can be {Names(fitting)}; choose one with \"$type\"";
        var all = declared == typeof(object) ? pool.Known : pool.ConcreteFor(declared);
        if (all.Count > 0)
            return $"\"$type\" names no type that fits {wanted}, such as {Names(all)}";
        return $"no known type fits {wanted}; name one as a known type";
    }

    private static string Names(IReadOnlyList<Type> types)
    {
        var names = string.Join(", ", types.Take(MostNames).Select(type => type.FullName));
        return types.Count <= MostNames ? names : FormattableString.Invariant($"{names} and {types.Count - MostNames} more");
    }
}
