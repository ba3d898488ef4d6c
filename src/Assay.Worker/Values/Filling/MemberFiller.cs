using System.Runtime.CompilerServices;
using Assay.Core.Naming;
using Assay.Core.Workloads;
using Assay.Worker.Graphs;
using Assay.Worker.Values.Json;

namespace Assay.Worker.Values.Filling;

/// <summary>Fills objects of one class or struct, field by field. No constructor and no property of the user's runs: they may not give the same twice.</summary>
internal sealed class MemberFiller(Type type, ReaderCatalogue catalogue)
{
    private readonly MemberNames names = new(type);

    /// <summary>Makes an object of a JSON object's members.</summary>
    public object Fill(JsonValue json, JsonValue? id, GraphPath path, FillRun run)
    {
        object target = Create(run);
        if (!type.IsValueType)
            run.Register(id, target);
        HashSet<Member> seen = new(ReferenceEqualityComparer.Instance);
        foreach ((JsonValue name, JsonValue value) in json.Members())
        {
            if (Metadata.IsName(name))
                continue;
            if (names.Find(name.Text) is not { } member)
                PassOver(name, path, run);
            else if (seen.Add(member))
                Set(target, member, value, path, run);
            else
                throw name.Fault($"{path.To(member)}: the member is there twice");
        }

        return target;
    }

    /// <summary>Makes a tuple of an array's elements.</summary>
    public object FillInOrder(JsonValue json, GraphPath path, FillRun run)
    {
        if (json.Count != names.Members.Count)
            throw json.Fault($"{path}: an array of {Wording.Elements(json.Count)} was found where {names.Members.Count} were expected");
        object target = Create(run);
        foreach ((Member member, JsonValue value) in names.Members.Zip(json.Elements()))
            Set(target, member, value, path, run);
        return target;
    }

    private object Create(FillRun run)
    {
        run.Coverage.Meet(type, names.Members);
        return RuntimeHelpers.GetUninitializedObject(type);
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
        string given = name.Text;
        string[] nearest = [.. NearestName.Order(given, names.Members.Select(member => member.Name)).Take(3)];
        string shown = nearest.Length > 0 && NearestName.IsSlip(given, nearest[0]) ? $"\"{given}\"" : "a name";
        string offered = nearest.Length == 0 ? "it has none" : $"the nearest {(nearest.Length == 1 ? "is" : "are")} {string.Join(", ", nearest)}";
        return name.Fault($"{path}: {shown} was found that is no member of {TypeNames.Short(type)}; {offered}");
    }
}
