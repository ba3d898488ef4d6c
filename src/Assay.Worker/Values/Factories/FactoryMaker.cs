using Assay.Core.Workloads;

namespace Assay.Worker.Values.Factories;

/// <summary>
/// Makes values by a user's static method. A method that gives several is called again when one of them is needed a second time, so that no object is
/// handed out twice.
/// </summary>
internal sealed class FactoryMaker<T> : ValueMaker<T>
{
    private const int MostValues = 1_000_000;
    private readonly FactoryMethod method;
    private readonly bool givesSeveral;
    private object? last;
    private bool isShared;
    private List<T> batch = [];
    private bool[] isTaken = [];

    public FactoryMaker(ValueSource source)
    {
        method = FactoryMethod.Find(source.Text, typeof(T));
        givesSeveral = !typeof(T).IsAssignableFrom(method.ReturnType);
        if (givesSeveral && !typeof(IEnumerable<T>).IsAssignableFrom(method.ReturnType))
            throw method.Unfit(typeof(T));
        if (givesSeveral)
            Refill();
    }

    public override int Count => givesSeveral ? batch.Count : 1;

    public override IReadOnlyList<string> Notes => isShared ? ["The factory gives the same object each time; instances share it."] : [];

    public override T Make(in Recipe recipe)
    {
        if (!givesSeveral)
            return MakeOne();
        int index = recipe.Instance % batch.Count;
        if (isTaken[index])
            Refill();
        isTaken[index] = true;
        return batch[index];
    }

    private T MakeOne()
    {
        object value = method.Call();
        isShared |= ReferenceEquals(value, last) && !typeof(T).IsValueType;
        last = value;
        return (T)value;
    }

    private void Refill()
    {
        int before = batch.Count;
        batch = Gather((IEnumerable<T>)method.Call()!);
        if (before != 0 && before != batch.Count)
            throw new BadValuesException($"The factory {method.Name} gave {before} values, then {batch.Count}; it must give the same each time.");
        isTaken = new bool[batch.Count];
    }

    private List<T> Gather(IEnumerable<T> values)
    {
        List<T> gathered = [];
        method.Guard(() => gathered.AddRange(values.Take(MostValues + 1)));
        if (gathered.Count == 0)
            throw new BadValuesException($"The factory {method.Name} gave an empty collection; it must give at least one value.");
        if (gathered.Count > MostValues)
            throw new BadValuesException($"The factory {method.Name} gave more than {MostValues:N0} values; it must give fewer.");
        int missing = gathered.FindIndex(value => value is null);
        return missing < 0 ? gathered : throw new BadValuesException($"The factory {method.Name} gave null as value {missing} (from 0); every value must be there.");
    }
}
