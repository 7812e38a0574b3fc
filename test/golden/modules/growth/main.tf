variable "cidr" {
  type = object({ ipv4 = string, ipv6 = optional(string) })
  validation {
    condition     = true
    error_message = "Never."
  }
}
module "subnets" {
  source = "./modules/subnets"
}
resource "aws_vpc" "this" {}
output "id" {
  value = 1
}
