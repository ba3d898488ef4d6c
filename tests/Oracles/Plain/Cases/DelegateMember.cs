namespace Cases;

public class Button
{
    public string Text { get; set; } = "";

    public Func<int, int>? Clicked { get; set; }
}

internal sealed class DelegateMember : HandWrittenCase<Button>
{
    public override string Name => "delegate";

    protected override Button Make() => new() { Text = "Go", Clicked = static value => value + 1 };

    protected override bool IsSame(Button made, Button read) => read.Text == "Go" && read.Clicked?.Invoke(1) == 2;
}
