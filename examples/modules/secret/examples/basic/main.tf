module "secret" {
  source = "../.."
  length = 32
}
