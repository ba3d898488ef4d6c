using Assay.Worker.Types;

namespace Assay.Worker.Values.Generating;

/// <summary>Makes numbers, texts, dates and the like.</summary>
internal sealed class ScalarGenerator(Scalar scalar) : ValueGenerator(scalar.Type)
{
    public override object Make(GenerationRun run, object site, int budget) => scalar.Generate(run.Random, run.Turn(site));
}

/// <summary>Makes defined values of an enum; of flags two at once now and then.</summary>
internal sealed class EnumGenerator(Type type) : ValueGenerator(type)
{
    private readonly object[] values = [.. Enum.GetValuesAsUnderlyingType(type).Cast<object>().Select(value => Enum.ToObject(type, value))];
    private readonly bool isFlags = type.IsDefined(typeof(FlagsAttribute), inherit: false);

    public override object Make(GenerationRun run, object site, int budget)
    {
        if (values.Length == 0)
            return Enum.ToObject(Type, 0);
        var turn = run.Turn(site);
        var value = values[turn % values.Length];
        return isFlags && turn % 2 == 1
            ? Enum.Parse(Type, $"{value}, {values[run.Random.Below(values.Length)]}")
            : value;
    }
}
