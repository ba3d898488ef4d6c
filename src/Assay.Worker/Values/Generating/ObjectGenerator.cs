using Assay.Worker.Graphs;
using Assay.Worker.Types;

namespace Assay.Worker.Values.Generating;

/// <summary>
/// Fills every member of a class or struct; no constructor runs. What a value may hold is divided among the members, so that none starves.
/// </summary>
internal sealed class ObjectGenerator(Type type, GeneratorCatalogue catalogue) : ValueGenerator(type)
{
    private (Member Member, ValueGenerator ValueGenerator)[]? members;

    public override bool IsCostly => true;

    public override bool CanMake(GenerationRun run, int budget) => Type.IsValueType || (budget >= 1 && run.MayNest(Type));

    public override object Make(GenerationRun run, object site, int budget)
    {
        var target = RuntimeBases.Make(Type);
        var all = members ??= Resolve();
        var left = Type.IsValueType ? budget : budget - 1;
        var share = left / Math.Max(1, all.Count(entry => entry.ValueGenerator.IsCostly));
        run.Enter(Type);
        foreach ((var member, var generator) in all)
        {
            if (generator.Reason is null && generator.CanMake(run, share))
                member.Field.SetValue(target, generator.Make(run, member, share));
        }

        run.Leave(Type);
        return target;
    }

    private (Member Member, ValueGenerator ValueGenerator)[] Resolve()
    {
        (Member Member, ValueGenerator ValueGenerator)[] all = [
            .. TypeMembers.Of(Type).Select(member => (member, catalogue.Find(member.Field.FieldType)))];
        foreach ((var member, var generator) in all)
        {
            if (generator.Reason is { } reason)
                catalogue.Note($"{member.FullName} is not filled: {TypeNames.Short(member.Field.FieldType)} {reason}.");
        }

        foreach (var pointer in TypeMembers.PointersOf(Type))
            catalogue.Note($"{pointer.FullName} is not filled: it is a pointer.");
        return all;
    }
}
