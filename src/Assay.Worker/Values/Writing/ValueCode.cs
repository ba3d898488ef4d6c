using System.Globalization;
using Assay.Core.CSharp;
using Assay.Worker.Graphs;

namespace Assay.Worker.Values.Writing;

/// <summary>
/// Writes a value as the C# of a method that makes it. Names of the user's types are marked; <c>With</c> and <c>Blank</c> stand for
/// reflection, and whoever takes the code defines them.
/// </summary>
internal sealed class ValueCode
{
    private readonly ValueSurvey survey;
    private readonly CollectionCode collections;
    private readonly HashSet<object> open = new(ReferenceEqualityComparer.Instance);
    private readonly Dictionary<object, string> variables = new(ReferenceEqualityComparer.Instance);
    private readonly List<string> statements = [];
    private readonly List<(object Owner, Member Member, object Target)> late = [];

    private ValueCode(object? root)
    {
        survey = new ValueSurvey(root);
        collections = new CollectionCode(Expression);
    }

    /// <summary>The method.</summary>
    /// <exception cref="NoCodeException">No code makes it; the message says what it does.</exception>
    public static string Of(object? root, Type declared)
    {
        ValueCode code = new(root);
        var made = code.Expression(root, declared);
        IEnumerable<string> lines = [.. code.statements, .. code.late.Select(code.LateStatement), $"return {made};"];
        return $"static {TypeCode.Of(declared)} Make()\n{{\n"
            + $"{string.Join('\n', lines.SelectMany(line => line.Split('\n')).Select(line => "    " + line))}\n}}";
    }

    private string Expression(object? value, Type declared)
    {
        if (value is null)
            return "null";
        var facts = TypeFacts.Of(value);
        if (facts.Kind == NodeKind.Value)
            return ScalarCode.Of(value, declared);
        if (variables.TryGetValue(value, out var variable))
            return variable;
        var isNamed = survey.IsNamed(value);
        if (open.Contains(value))
            throw new NoCodeException($"holds {Wording.Name(facts.Type)} that holds itself through a collection or a structure");
        if (isNamed)
            open.Add(value);
        var made = facts.Kind == NodeKind.Members
            ? ObjectOf(value, facts, null)
            : collections.Of(value, facts) is var elements && facts.Members.Count > 0
            ? ObjectOf(value, facts, elements)
            : elements;
        open.Remove(value);
        if (!isNamed)
            return made;
        variables.Add(value, variable = NameFor(facts.Type));
        statements.Add($"var {variable} = {made};");
        return variable;
    }

    /// <summary>An object by its members; of a collection with members of its own, those.</summary>
    private string ObjectOf(object value, TypeFacts facts, string? collected)
    {
        foreach (var member in facts.Members.Where(member => IsOpen(member, value)))
            late.Add((value, member, member.Field.GetValue(value)!));
        if (collected is not null)
            return WithFields(collected, value, facts.Members.Where(member => !IsOpen(member, value)));
        var plan = ObjectPlan.Of(value, facts.Members, member => IsOpen(member, value));
        var type = TypeCode.Of(value.GetType());
        string[] set = [
            .. plan.Set.Select(
                member => $"{CSharpIdentifier.Escape(member.Name)} = {Expression(member.Field.GetValue(value), member.Field.FieldType)}")];
        var head = plan.Arguments is null ? $"Blank<{type}>()"
            : CodeLayout.Call($"new {type}",
                [.. plan.Arguments.Zip(plan.Parameters, (member, parameter) => Expression(member.Field.GetValue(value), parameter))]);
        if (set.Length > 0)
            head = CodeLayout.Block(head.EndsWith("()", StringComparison.Ordinal) ? head[..^2] : head, set);
        return WithFields(head, value, plan.Fields);
    }

    private string WithFields(string made, object value, IEnumerable<Member> members)
    {
        string[] fields = [
            .. members.Select(
                member => $"({CSharpText.Literal(NameOf(member))}, {Expression(member.Field.GetValue(value), typeof(object))})")];
        return fields.Length == 0 ? made : CodeLayout.Call("With", [made, .. fields]);
    }

    // The name as metadata has it, or the property's whose field the compiler made.
    private static string NameOf(Member member)
    {
        var field = member.Field.Name;
        var end = field.IndexOf('>', StringComparison.Ordinal);
        var name = field.StartsWith('<') && end > 1 ? field[1..end] : field;
        return member.Name.Contains('.', StringComparison.Ordinal) ? $"{member.Field.DeclaringType!.Name}.{name}" : name;
    }

    private bool IsOpen(Member member, object owner) => member.Field.GetValue(owner) is object value && open.Contains(value);

    private string LateStatement((object Owner, Member Member, object Target) one)
    {
        if (!variables.TryGetValue(one.Owner, out var owner))
            throw new NoCodeException($"holds {Wording.Name(TypeFacts.Of(one.Target).Type)} that holds itself through a structure");
        return ObjectPlan.IsSettable(one.Member, one.Owner.GetType()) && !IsInit(one.Member)
            ? $"{owner}.{CSharpIdentifier.Escape(one.Member.Name)} = {variables[one.Target]};"
            : $"With({owner}, ({CSharpText.Literal(NameOf(one.Member))}, {variables[one.Target]}));";
    }

    private static bool IsInit(Member member) =>
        member.Field.DeclaringType!.GetProperty(member.Name)?.SetMethod?.ReturnParameter.GetRequiredCustomModifiers().Length > 0;

    private string NameFor(Type type)
    {
        string stem = new([.. type.Name.TakeWhile(char.IsLetterOrDigit)]);
        stem = type.IsArray ? "items" : stem.Length == 0 ? "item" : char.ToLowerInvariant(stem[0]) + stem[1..];
        return string.Create(CultureInfo.InvariantCulture, $"{stem}{variables.Count + 1}");
    }
}
